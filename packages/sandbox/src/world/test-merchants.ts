/** The merchants of a world: an ordinary one, and an aggregate with a sub-merchant. */
import { type Credentials, type Merchant as Signer, TEST_CREDENTIALS, TRIGGER_MERCHANTS } from "@maksu/service-front";
import type { Merchant } from "../domain/merchant.ts";
import { DEFAULT_MERCHANT_SETTINGS, type MerchantSettings } from "../domain/settings.ts";
import type { Ids } from "./ids.ts";

/** A merchant, and how its requests are signed; a sub-merchant signs none. */
export interface NewMerchant {
  readonly merchant: Merchant;
  readonly signer?: Signer;
}

/** The merchants of the default world: the service's published test merchants, and those in a state that causes an error. */
export function publishedMerchants(world: string, settings: Partial<MerchantSettings> = {}): readonly NewMerchant[] {
  const [normal = ["", ""], aggregate = ["", ""]] = Object.entries(TEST_CREDENTIALS.payment);
  return [
    ...trio(world, settings, normal, aggregate, "695874"),
    ...Object.entries(TRIGGER_MERCHANTS.payment ?? {}).map(([account, signer]) => ({
      ...merchant(world, settings, account, "normal"),
      signer: signerOf(signer),
    })),
  ];
}

/**
 * The merchants of another world.
 *
 * @param isTaken - whether another world has an account
 */
export function newMerchants(
  world: string,
  ids: Ids,
  settings: Partial<MerchantSettings>,
  isTaken: (account: string) => boolean,
): readonly NewMerchant[] {
  const found = new Set<string>();
  for (let nth = 1; found.size < 3; nth++) {
    const account = ids.digits("account", nth, 6);
    if (!isTaken(account)) found.add(account);
  }
  const [normal = "", aggregate = "", sub = ""] = found;
  const secret = (account: string): string => ids.hex("secret", account, 32);
  return trio(world, settings, [normal, secret(normal)], [aggregate, secret(aggregate)], sub);
}

function trio(
  world: string,
  settings: Partial<MerchantSettings>,
  [normal, normalSecret]: readonly [string, string],
  [aggregate, aggregateSecret]: readonly [string, string],
  sub: string,
): readonly NewMerchant[] {
  return [
    { ...merchant(world, settings, normal, "normal"), signer: { secret: normalSecret } },
    { ...merchant(world, settings, aggregate, "aggregate"), signer: { secret: aggregateSecret } },
    merchant(world, settings, sub, "sub-merchant", aggregate),
  ];
}

const merchant = (
  world: string,
  settings: Partial<MerchantSettings>,
  account: string,
  kind: Merchant["kind"],
  aggregate?: string,
): NewMerchant => ({
  merchant: {
    account,
    world,
    kind,
    ...(aggregate !== undefined && { aggregate }),
    settings: { ...DEFAULT_MERCHANT_SETTINGS, ...settings },
  },
});

const signerOf = (signer: Credentials[string]): Signer => (typeof signer === "string" ? { secret: signer } : signer);
