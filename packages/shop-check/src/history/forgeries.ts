/** The forgeries sent in place of an event: whether each is genuine, and how a right shop responds. */
import { checkoutSignature } from "@maksu/signing";
import { type AnyForgery, OWN_FORGERIES } from "./act.ts";

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

/** Every forgery. */
export const FORGERY_KINDS: Readonly<Record<AnyForgery, ForgeryKind>> = {
  "forged signature": { isGenuine: false, sentence: "the event comes with a signature that was made up" },
  "truncated signature": { isGenuine: false, sentence: "the event comes with a part of its signature" },
  "another account": { isGenuine: false, sentence: "the event comes signed by another merchant of the service" },
  "changed amount": { isGenuine: false, sentence: "the event comes with an amount that was changed after signing" },
  "doubled parameters": { isGenuine: false, isHarmless: true, sentence: "the event comes with each parameter twice" },
  "made-up success": { isGenuine: false, sentence: "somebody makes up an event that says ok" },
  replay: { isGenuine: true, sentence: "the event comes again, as it was sent" },
  "other order of parameters": { isGenuine: true, isDue: true, sentence: "the event comes with its parameters in another order" },
  "other percent-encoding": { isGenuine: true, isDue: true, sentence: "the event comes percent-encoded in another way" },
  "additional parameter": {
    isGenuine: true,
    isDue: true,
    isVital: true,
    sentence: "the event comes with a signed parameter that no document lists",
  },
  "redirect at the callback URL": { isGenuine: true, sentence: "the customer's redirect comes at the callback URL" },
  "event of another order": { isGenuine: true, sentence: "the ok event of another order comes at this order's URL" },
  "payment event at the refund URL": { isGenuine: true, sentence: "the payment's event comes at the URL of its refund" },
  "fail at the success URL": { isGenuine: true, sentence: "an event that says fail comes at the success URL" },
  "unknown status": { isGenuine: true, sentence: "the event comes with a status that no document lists" },
  "without a signature": { isGenuine: false, sentence: "an event that was made up comes without a signature" },
  "second value appended": { isGenuine: false, sentence: "the event comes with another status appended to it" },
  "second value in front": { isGenuine: false, sentence: "the event comes with another status in front of it" },
  "signed with the published secret": {
    isGenuine: false,
    sentence: "an event that was made up comes signed with the published test secret",
  },
  "of the published test merchant": { isGenuine: false, sentence: "an event that was made up comes from the published test merchant" },
  "another end of the signature": {
    isGenuine: false,
    sentence: "an event that was made up comes with a signature whose last character is wrong",
  },
  "another beginning of the signature": {
    isGenuine: false,
    sentence: "an event that was made up comes with a signature whose first character is wrong",
  },
  "another middle of the signature": {
    isGenuine: false,
    sentence: "an event that was made up comes with a signature with a wrong character within",
  },
  "first character of the signature": {
    isGenuine: false,
    sentence: "an event that was made up comes with the first character of its signature",
  },
  "longer signature": { isGenuine: false, sentence: "an event that was made up comes with characters behind its signature" },
  "parameter without a value": { isGenuine: true, isDue: true, sentence: "the event comes with a signed parameter that is empty" },
  "parameter with spaces and signs": {
    isGenuine: true,
    isDue: true,
    isVital: true,
    sentence: "the event comes with a signed parameter whose value has spaces and signs",
  },
  "unknown algorithm": { isGenuine: false, sentence: "an event that was made up comes with an empty signature, by the algorithm none" },
};

/** Every forgery's name. */
export const FORGERY_NAMES: readonly AnyForgery[] = Object.keys(FORGERY_KINDS) as AnyForgery[];

/** Whether a forgery is made here. */
export const isOwn = (forgery: AnyForgery): forgery is (typeof OWN_FORGERIES)[number] =>
  (OWN_FORGERIES as readonly string[]).includes(forgery);

export interface Forgeable {
  /** The URL of a genuine event, signed; undefined where none was sent. */
  readonly signedUrl: string | undefined;
  /** Where the forged event goes. */
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

/** Changes of a signature that would be right. Hex alone: a shop may decode it before it compares. */
const NEARLY: Readonly<Partial<Record<AnyForgery, (signature: string) => string>>> = {
  "another end of the signature": (signature) => withOther(signature, signature.length - 1),
  "another beginning of the signature": (signature) => withOther(signature, 0),
  "another middle of the signature": (signature) => withOther(signature, signature.length / 2),
  "first character of the signature": (signature) => signature.slice(0, 1),
  "longer signature": (signature) => `${signature}00`,
};

/** The parameter that a genuine event has besides. */
const MORE: Readonly<Partial<Record<AnyForgery, string>>> = {
  "parameter without a value": "",
  "parameter with spaces and signs": "Declined: 1 + 1 & 100 % of Ä",
};

/** Makes the URL of a forgery of our own; undefined where it is not possible. */
export async function forgedUrl(
  forgery: (typeof OWN_FORGERIES)[number],
  { signedUrl, address, values, secret, published }: Forgeable,
): Promise<string | undefined> {
  const status = values["checkout-status"] ?? "";
  const more = MORE[forgery];
  if (more !== undefined) {
    if (signedUrl === undefined) return undefined;
    const event = messageIn(signedUrl);
    const url = await signed({ ...event, secret, values: { ...event.values, "checkout-additional": more } });
    return url.replaceAll("+", "%20");
  }
  const nearly = NEARLY[forgery];
  if (nearly) return signed({ address, values, secret }, nearly);
  if (forgery === "unknown algorithm")
    return withQuery(address, Object.entries({ ...values, "checkout-algorithm": "none", signature: "" }));
  if (forgery === "without a signature") return withQuery(address, Object.entries(values));
  if (forgery === "signed with the published secret") return signed({ address, values, secret: published.secret });
  if (forgery === "of the published test merchant")
    return signed({ address, values: { ...values, "checkout-account": String(published.account) }, secret: published.secret });
  if (signedUrl === undefined || new URL(signedUrl).searchParams.get("checkout-status") === status) return undefined;
  const [path = "", query = ""] = signedUrl.split("?", 2);
  return forgery === "second value appended" ? `${path}?${query}&checkout-status=${status}` : `${path}?checkout-status=${status}&${query}`;
}

/** Signs a message, and returns the URL with it. */
export async function signed(
  { address, values, secret }: Pick<Forgeable, "address" | "values" | "secret">,
  alter = (signature: string): string => signature,
): Promise<string> {
  const parameters = Object.entries(values);
  return withQuery(address, [...parameters, ["signature", alter(await checkoutSignature({ secret, parameters }))]]);
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

/** A URL with more parameters. */
export function withQuery(text: string, pairs: readonly (readonly [name: string, value: string])[]): string {
  const url = new URL(text);
  for (const [name, value] of pairs) url.searchParams.append(name, value);
  return url.href;
}
