/** A merchant whose requests a server accepts. */
export interface Merchant {
  readonly secret: string;
  /**
   * What is wrong with the merchant: the name of an error example of the description, such as `merchant-inactive`. The merchant's signed
   * requests are rejected with it, at every operation that has this example.
   *
   * @defaultValue nothing
   */
  readonly state?: string;
}

/** Account or merchant ID to the merchant, or to its secret alone. */
export type Credentials = Readonly<Record<string, string | Merchant>>;

/** Returns an account or merchant ID if it is known, else the empty string. */
export const knownId = (credentials: Credentials, id: string | null | undefined): string =>
  id && Object.hasOwn(credentials, id) ? id : "";

/**
 * Returns the secret of a merchant.
 *
 * @param field - that names the merchant
 * @throws Error that lists the known ones
 */
export function requireSecret(credentials: Credentials, id: string | number, field: string): string {
  const merchant = merchantIn(credentials, String(id));
  if (!merchant) throw new Error(`${field} is unknown; the server knows ${Object.keys(credentials).join(", ")}`);
  return merchant.secret;
}

/** The merchant with this account or merchant ID. */
export function merchantIn(credentials: Credentials, id: string | null | undefined): Merchant | undefined {
  const known = id && Object.hasOwn(credentials, id) ? credentials[id] : undefined;
  return typeof known === "string" ? { secret: known } : known;
}
