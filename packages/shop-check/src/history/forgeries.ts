/** The forgeries sent in place of an event: whether each is genuine, and how a right shop responds. */
import { createHmac } from "node:crypto";
import { checkoutMessage } from "@maksu/signing";
import type { AnyForgery, OWN_FORGERIES } from "./act.ts";

export interface ForgeryKind {
  /** Whether the service signed all of it. */
  readonly isGenuine: boolean;
  /** Whether a right shop has to acknowledge it: one that does not loses events. */
  readonly isDue?: true;
  /** Whether nothing in it differs from what is signed. */
  readonly isHarmless?: true;
  /** Whether rejecting it loses money: the service sends such ones. */
  readonly isVital?: true;
  /** The act of the attacker or the service, for the story. */
  readonly sentence: string;
}

const madeUp = (how: string): ForgeryKind => ({ isGenuine: false, sentence: `an event that was made up comes ${how}` });
const altered = (how: string): ForgeryKind => ({ isGenuine: false, sentence: `the event comes ${how}` });
const genuine = (sentence: string): ForgeryKind => ({ isGenuine: true, sentence });
const due = (how: string): ForgeryKind => ({ ...genuine(`the event comes ${how}`), isDue: true });

export const FORGERY_KINDS: Readonly<Record<AnyForgery, ForgeryKind>> = {
  "forged signature": altered("with a signature that was made up"),
  "truncated signature": altered("with a part of its signature"),
  "another account": altered("signed by another merchant of the service"),
  "changed amount": altered("with an amount that was changed after signing"),
  "doubled parameters": { ...altered("with each parameter twice"), isHarmless: true },
  "made-up success": { isGenuine: false, sentence: "somebody makes up an event that says ok" },
  replay: genuine("the event comes again, as it was sent"),
  "other order of parameters": due("with its parameters in another order"),
  "other percent-encoding": due("percent-encoded in another way"),
  "additional parameter": { ...due("with a signed parameter that no document lists"), isVital: true },
  "redirect at the callback URL": genuine("the customer's redirect comes at the callback URL"),
  "event of another order": genuine("the ok event of another order comes at this order's URL"),
  "payment event at the refund URL": genuine("the payment's event comes at the URL of its refund"),
  "fail at the success URL": genuine("an event that says fail comes at the success URL"),
  "unknown status": genuine("the event comes with a status that no document lists"),
  "without a signature": madeUp("without a signature"),
  "second value appended": altered("with another status appended to it"),
  "second value in front": altered("with another status in front of it"),
  "signed with the published secret": madeUp("signed with the published test secret"),
  "of the published test merchant": madeUp("from the published test merchant"),
  "signed with an empty secret": madeUp("signed with an empty secret"),
  "of an unknown merchant without a secret": madeUp("from a merchant that nobody knows, signed with an empty secret"),
  "another end of the signature": madeUp("with a signature whose last character is wrong"),
  "another beginning of the signature": madeUp("with a signature whose first character is wrong"),
  "another middle of the signature": madeUp("with a signature with a wrong character within"),
  "first character of the signature": madeUp("with the first character of its signature"),
  "longer signature": madeUp("with characters behind its signature"),
  "parameter without a value": due("with a signed parameter that is empty"),
  "parameter with spaces and signs": { ...due("with a signed parameter whose value has spaces and signs"), isVital: true },
  "unknown algorithm": madeUp("with an empty signature, by the algorithm none"),
};

export const FORGERY_NAMES: readonly AnyForgery[] = Object.keys(FORGERY_KINDS) as AnyForgery[];

export interface Forgeable {
  /** The URL of a genuine event, signed; undefined where none was sent. */
  readonly signedUrl: string | undefined;
  readonly address: string;
  /** Its values, with the status that it is forged for. */
  readonly values: Readonly<Record<string, string>>;
  /** The shop's secret: what is nearly signed shows a comparison that is not of the whole. */
  readonly secret: string;
  /** The published test account, whose secret is public. */
  readonly published: { readonly account: string | number; readonly secret: string };
}

const other = (character: string): string => (character === "0" ? "1" : "0");
const withOther = (signature: string, at: number): string => signature.slice(0, at) + other(signature.charAt(at)) + signature.slice(at + 1);

type Make = (from: Forgeable) => string | undefined;

/** A change of the signature that would be right. Hex alone: a shop may decode it before it compares. */
const nearly =
  (alter: (signature: string) => string): Make =>
  (from) =>
    signed(from, alter);

/** A genuine event with one more parameter. */
const withMore =
  (value: string): Make =>
  ({ signedUrl, secret }) => {
    if (signedUrl === undefined) return undefined;
    const { address, values } = messageIn(signedUrl);
    return signed({ address, secret, values: { ...values, "checkout-additional": value } }).replaceAll("+", "%20");
  };

/** A genuine event with the status that it is forged for, besides its own. */
const withStatus =
  (place: (query: string, status: string) => string): Make =>
  ({ signedUrl, values }) => {
    const { "checkout-status": status = "" } = values;
    if (signedUrl === undefined || new URL(signedUrl).searchParams.get("checkout-status") === status) return undefined;
    const [path = "", query = ""] = signedUrl.split("?", 2);
    return `${path}?${place(query, `checkout-status=${status}`)}`;
  };

const withAccount = (values: Forgeable["values"], account: string | number): Forgeable["values"] => ({
  ...values,
  "checkout-account": String(account),
});

/** The forgeries of our own: each makes the URL; undefined where it is not possible. */
export const OWN: Readonly<Record<(typeof OWN_FORGERIES)[number], Make>> = {
  "without a signature": ({ address, values }) => withQuery(address, Object.entries(values)),
  "second value appended": withStatus((query, status) => `${query}&${status}`),
  "second value in front": withStatus((query, status) => `${status}&${query}`),
  "signed with the published secret": ({ published, ...from }) => signed({ ...from, secret: published.secret }),
  "of the published test merchant": ({ published: { account, secret }, values, ...from }) =>
    signed({ ...from, secret, values: withAccount(values, account) }),
  "signed with an empty secret": (from) => signed({ ...from, secret: "" }),
  "of an unknown merchant without a secret": ({ values, ...from }) => signed({ ...from, secret: "", values: withAccount(values, 1) }),
  "another end of the signature": nearly((signature) => withOther(signature, signature.length - 1)),
  "another beginning of the signature": nearly((signature) => withOther(signature, 0)),
  "another middle of the signature": nearly((signature) => withOther(signature, signature.length / 2)),
  "first character of the signature": nearly((signature) => signature.slice(0, 1)),
  "longer signature": nearly((signature) => `${signature}00`),
  "unknown algorithm": ({ address, values }) =>
    withQuery(address, Object.entries({ ...values, "checkout-algorithm": "none", signature: "" })),
  "parameter without a value": withMore(""),
  "parameter with spaces and signs": withMore("Declined: 1 + 1 & 100 % of Ä"),
};

/** Signs a message, and returns the URL with it: by an empty secret, too, which signing itself rejects. */
export function signed(
  { address, values, secret }: Pick<Forgeable, "address" | "values" | "secret">,
  alter = (signature: string): string => signature,
): string {
  const parameters = Object.entries(values);
  const signature = createHmac(values["checkout-algorithm"] ?? "", secret)
    .update(checkoutMessage({ parameters }))
    .digest("hex");
  return withQuery(address, [...parameters, ["signature", alter(signature)]]);
}

/** The message of an event with the other outcome: a refund that failed as done, and one that was done as failed. */
export function turned(signedUrl: string): Omit<Forgeable, "published" | "secret"> {
  const { address, values } = messageIn(signedUrl);
  return { signedUrl, address, values: { ...values, "checkout-status": values["checkout-status"] === "ok" ? "fail" : "ok" } };
}

function messageIn(signedUrl: string): Pick<Forgeable, "address" | "values"> {
  const url = new URL(signedUrl);
  const values = [...url.searchParams].filter(([name]) => name.startsWith("checkout-"));
  for (const [name] of [...values, ["signature"] as const]) url.searchParams.delete(name);
  return { address: url.href, values: Object.fromEntries(values) };
}

export function withQuery(text: string, pairs: readonly (readonly [name: string, value: string])[]): string {
  const url = new URL(text);
  for (const [name, value] of pairs) url.searchParams.append(name, value);
  return url.href;
}
