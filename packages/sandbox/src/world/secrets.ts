/** The secrets of a world's merchants: two of one merchant while it changes from one to the other. */
import type { Merchant as Signer } from "@maksu/service-front";
import { InputError } from "../domain/input-error.ts";
import type { Merchant } from "../domain/merchant.ts";
import type { Ids } from "./ids.ts";
import type { NewMerchant } from "./test-merchants.ts";

/** The secrets of a world's merchants. */
export interface Secrets {
  /** Issues a second secret, and returns it: from now on requests may be signed with either. */
  rotate(account: string): string;
  /** Forgets the older of two secrets. */
  retire(account: string): void;
  /** The accounts that do not sign with the secret that they began with. */
  rotated(): readonly string[];
  /** Makes each merchant's secret the one that it began with. */
  reset(): void;
}

type Pair = readonly [older: string, newer?: string];

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
  const first = new Map<string, Pair>();
  for (const { merchant, signers } of merchants) for (const { secret } of Object.values(signers)) first.set(merchant.account, [secret]);
  const current = new Map(first);
  const issued = new Map<string, number>();
  const requirePair = (account: string): Pair => {
    const pair = current.get(account);
    if (!pair) throw new InputError(`account: ${account} has no secret`, "unknown");
    return pair;
  };
  return {
    rotate(account) {
      const [older, newer] = requirePair(account);
      if (newer !== undefined) throw new InputError(`account: ${account} has two secrets already; retire the older one first`);
      const count = (issued.get(account) ?? 0) + 1;
      issued.set(account, count);
      const secret = ids.hex("secret", `${account} ${count}`, 32);
      current.set(account, [older, secret]);
      return secret;
    },
    retire(account) {
      const [, newer] = requirePair(account);
      if (newer === undefined) throw new InputError(`account: ${account} has one secret only; rotate it first`);
      current.set(account, [newer]);
    },
    rotated: () => [...current].filter(([account, pair]) => pair !== first.get(account)).map(([account]) => account),
    reset() {
      for (const [account, pair] of first) current.set(account, pair);
    },
    signerOf(account, { state }) {
      const isNewer = (): boolean => merchantOf(account)?.settings.eventSecret === "newer";
      return {
        ...(state !== undefined && { state }),
        get secret() {
          const [older, newer = older] = requirePair(account);
          return isNewer() ? newer : older;
        },
        get otherSecret() {
          const [older, newer] = requirePair(account);
          return newer !== undefined && isNewer() ? older : newer;
        },
      };
    },
  };
}
