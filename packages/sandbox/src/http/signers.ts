/** How the merchants of all worlds sign their requests: filled as worlds are added, and read with each request. */
import { API_NAMES, type ApiName, type Authentication, createClock, createUsedNonces, type Merchant as Signer } from "@maksu/service-front";
import type { Secrets } from "@maksu/signing";
import type { SandboxOptions } from "../acts/options.ts";

/** Signers by API, and by account or merchant ID. */
export interface Signers {
  readonly credentials: Readonly<Record<ApiName, Record<string, Signer>>>;
  readonly authentications: Readonly<Record<ApiName, Authentication>>;
  /** The secret that an account's events are signed with. */
  readonly secretOf: (account: string) => string;
  /** That secret, or both while it is rotated. */
  readonly secretsOf: (account: string) => Secrets;
}

/** Creates signers without an account. */
export function createSigners({
  timestampToleranceSeconds,
  rejectUsedNonces = false,
}: Pick<SandboxOptions, "timestampToleranceSeconds" | "rejectUsedNonces">): Signers {
  const credentials: Record<ApiName, Record<string, Signer>> = { payment: {}, merchant: {}, legacy: {} };
  const authenticationOf = (name: ApiName): Authentication => ({
    credentials: credentials[name],
    clock: createClock(),
    ...(timestampToleranceSeconds !== undefined && { toleranceSeconds: timestampToleranceSeconds }),
    ...(rejectUsedNonces && { nonces: createUsedNonces() }),
  });
  const signerOf = (account: string): Signer => API_NAMES.flatMap((api) => credentials[api][account] ?? [])[0] ?? { secret: "" };
  return {
    credentials,
    authentications: { payment: authenticationOf("payment"), merchant: authenticationOf("merchant"), legacy: authenticationOf("legacy") },
    secretOf: (account) => signerOf(account).secret,
    secretsOf(account) {
      const { secret, otherSecret } = signerOf(account);
      return otherSecret === undefined ? secret : [secret, otherSecret];
    },
  };
}
