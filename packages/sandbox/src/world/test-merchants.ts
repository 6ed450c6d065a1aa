/** The merchants of a world: an ordinary one, an aggregate with a sub-merchant, and one of the Merchant API and the legacy interface. */
import { type ApiName, type Credentials, type Merchant as Signer, TEST_CREDENTIALS, TRIGGER_MERCHANTS } from "@maksu/service-front";
import type { Merchant } from "../domain/merchant.ts";
import { DEFAULT_MERCHANT_SETTINGS, type MerchantSettings } from "../domain/settings.ts";
import type { Ids } from "../ground/ids.ts";

/** A merchant, and how its requests to each API are signed; a sub-merchant signs none. */
export interface NewMerchant {
  readonly merchant: Merchant;
  readonly signers: { readonly [api in ApiName]?: Signer };
}

/** The number and the secret of a merchant. */
type Signs = readonly [number: string, secret: string];

const UNKNOWN: Signs = ["", ""];

/** The merchants of the default world: the service's published test merchants, and those in a state that causes an error. */
export function publishedMerchants(world: string, settings: Partial<MerchantSettings> = {}): readonly NewMerchant[] {
  const [normal = UNKNOWN, aggregate = UNKNOWN] = Object.entries(TEST_CREDENTIALS.payment);
  const [legacy = UNKNOWN] = Object.entries(TEST_CREDENTIALS.merchant);
  return [
    ...everyKind(world, settings, { normal, aggregate, sub: "695874", legacy }),
    ...Object.entries(TRIGGER_MERCHANTS).flatMap(([api, merchants]) =>
      Object.entries(merchants).map(([number, signer]) =>
        merchant(world, settings, number, api === "payment" ? "normal" : "merchant", { [api]: signerOf(signer) }),
      ),
    ),
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
  for (let nth = 1; found.size < 4; nth++) {
    const account = ids.digits("account", nth, 6);
    if (!isTaken(account)) found.add(account);
  }
  const [normal = "", aggregate = "", sub = "", legacy = ""] = found;
  const signs = (account: string): Signs => [account, ids.hex("secret", account, 32)];
  return everyKind(world, settings, { normal: signs(normal), aggregate: signs(aggregate), sub, legacy: signs(legacy) });
}

/** The numbers of a world's merchants, with the secrets of those that sign. */
interface Numbers {
  readonly normal: Signs;
  readonly aggregate: Signs;
  readonly sub: string;
  readonly legacy: Signs;
}

function everyKind(world: string, settings: Partial<MerchantSettings>, numbers: Numbers): readonly NewMerchant[] {
  const [normal, normalSecret] = numbers.normal;
  const [aggregate, aggregateSecret] = numbers.aggregate;
  const [legacy, secret] = numbers.legacy;
  return [
    merchant(world, settings, normal, "normal", { payment: { secret: normalSecret } }),
    merchant(world, settings, aggregate, "aggregate", { payment: { secret: aggregateSecret } }),
    merchant(world, settings, numbers.sub, "sub-merchant", {}, aggregate),
    merchant(world, settings, legacy, "merchant", { merchant: { secret }, legacy: { secret } }),
  ];
}

const merchant = (
  world: string,
  settings: Partial<MerchantSettings>,
  account: string,
  kind: Merchant["kind"],
  signers: NewMerchant["signers"],
  aggregate?: string,
): NewMerchant => ({
  merchant: {
    account,
    world,
    kind,
    ...(aggregate !== undefined && { aggregate }),
    settings: { ...DEFAULT_MERCHANT_SETTINGS, ...settings },
  },
  signers,
});

const signerOf = (signer: Credentials[string]): Signer => (typeof signer === "string" ? { secret: signer } : signer);
