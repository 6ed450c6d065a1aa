/** The secrets of a world's merchants: two of one merchant while it changes from one to the other. */
import type { Merchant as Signer } from "@maksu/service-front";
import { isDeepStrictEqual } from "node:util";
import { InputError } from "../domain/input-error.ts";
import type { Merchant } from "../domain/merchant.ts";
import type { Ids } from "../ground/ids.ts";
import type { NewMerchant } from "./test-merchants.ts";

/** The secrets of a merchant, and how many were issued after the first. */
export interface MerchantSecrets {
  readonly older: string;
  readonly newer?: string;
  readonly issued: number;
}

/** The secrets of a world's merchants, by account. */
export type SecretsState = Readonly<Record<string, MerchantSecrets>>;

/** A change of a merchant's secrets. */
export interface SecretsChange {
  readonly account: string;
  readonly from: MerchantSecrets;
  readonly to: MerchantSecrets;
}

/** The secrets of a world's merchants. */
export interface Secrets {
  /** Issues a second secret, once {@link make} is called: from then on requests may be signed with either. */
  rotate(account: string): SecretsChange & { readonly secret: string };
  /** Forgets the older of two secrets, once {@link make} is called. */
  retire(account: string): SecretsChange;
  /** Makes a change; one that is made already changes nothing. */
  make(change: SecretsChange): void;
  /** The accounts that do not sign with the secret that they began with. */
  rotated(): readonly string[];
  state(): SecretsState;
  /** Takes what was kept; without it, each merchant has the secret that it began with. */
  take(state?: SecretsState): void;
}

/**
 * Keeps the secrets of merchants.
 *
 * @param merchantOf - a merchant of the world, as it is now: its settings say which secret signs events
 */
export function createSecrets(
  ids: Ids,
  merchants: readonly NewMerchant[],
  merchantOf: (account: string) => Merchant | undefined,
): Secrets & { readonly signerOf: (account: string, signer: Signer) => Signer } {
  const first: Record<string, MerchantSecrets> = {};
  for (const { merchant, signers } of merchants)
    for (const { secret } of Object.values(signers)) first[merchant.account] = { older: secret, issued: 0 };
  let current: SecretsState = first;
  const secretsOf = (account: string): MerchantSecrets => {
    const found = current[account];
    if (!found) throw new InputError(`account: ${account} has no secret`, "unknown");
    return found;
  };
  return {
    rotate(account) {
      const from = secretsOf(account);
      if (from.newer !== undefined) throw new InputError(`account: ${account} has two secrets already; retire the older one first`);
      const issued = from.issued + 1;
      const secret = ids.hex("secret", `${account} ${issued}`, 32);
      return { account, from, to: { older: from.older, newer: secret, issued }, secret };
    },
    retire(account) {
      const from = secretsOf(account);
      if (from.newer === undefined) throw new InputError(`account: ${account} has one secret only; rotate it first`);
      return { account, from, to: { older: from.newer, issued: from.issued } };
    },
    make({ account, from, to }) {
      const now = secretsOf(account);
      if (isDeepStrictEqual(now, to)) return;
      if (!isDeepStrictEqual(now, from)) throw new InputError(`account: the secrets of ${account} have been changed by another process`);
      current = { ...current, [account]: to };
    },
    rotated: () =>
      Object.keys(current).filter((account) => current[account]?.older !== first[account]?.older || "newer" in secretsOf(account)),
    state: () => current,
    take(state = first) {
      current = state;
    },
    signerOf(account, { state }) {
      const isNewer = (): boolean => merchantOf(account)?.settings.eventSecret === "newer";
      return {
        ...(state !== undefined && { state }),
        get secret() {
          const { older, newer = older } = secretsOf(account);
          return isNewer() ? newer : older;
        },
        get otherSecret() {
          const { older, newer } = secretsOf(account);
          return newer !== undefined && isNewer() ? older : newer;
        },
      };
    },
  };
}
