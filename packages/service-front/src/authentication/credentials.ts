/** A merchant whose requests a server accepts. */
export interface Merchant {
  /** Signs the merchant's events, and its requests. */
  readonly secret: string;
  /** While the secret is rotated: a second one that requests may be signed with. @defaultValue none */
  readonly otherSecret?: string | undefined;
  /**
   * The state that makes the service reject the merchant: the name of an error example of the description, such as `merchant-inactive`. The merchant's signed
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

/**
 * Finds which of a merchant's secrets a message is signed with.
 *
 * @param verify - whether it is signed with a secret
 * @returns that secret; undefined where it is none of them
 */
export async function secretUsed(
  { secret, otherSecret }: Merchant,
  verify: (secret: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (await verify(secret)) return secret;
  return otherSecret !== undefined && (await verify(otherSecret)) ? otherSecret : undefined;
}
