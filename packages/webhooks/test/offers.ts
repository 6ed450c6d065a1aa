/** Every way to present a signed text to a verifier: the same bytes have the same signature. */
import type { SignedText, TextKind } from "./signed-texts.ts";

/** A verifier, and the texts that it is for. */
export interface Verifier {
  readonly name: string;
  readonly madeFor: readonly TextKind[];
  /** Whether it accepts the text when presented in any way. */
  readonly accepts: (text: SignedText) => Promise<boolean>;
}

/**
 * A customer's redirect and the callbacks of payments and refunds have, as documented, the same parameters: they are indistinguishable. That
 * is why `onRefund` must accept only refunds that your records have requested, and `onPayment` must compare stamp and amount.
 */
export const SAME_PARAMETERS: readonly TextKind[] = ["payment event", "refund event"];

export type Pairs = readonly (readonly [name: string, value: string])[];

/** Parameters of the Payment API's scheme, and the body after them. */
export interface CheckoutOffer {
  readonly parameters: Pairs;
  readonly body: Buffer;
}

/**
 * Presents the first lines as parameters and the rest as a body, for every number of lines: a message with only a body has no parameters.
 */
export function checkoutOffers({ message }: SignedText): CheckoutOffer[] {
  const offers: CheckoutOffer[] = [{ parameters: [], body: message }];
  const parameters: (readonly [string, string])[] = [];
  for (let start = 0; ;) {
    const end = message.indexOf("\n", start);
    const [, name, value] = /^(checkout-[^:]*):(.*)$/s.exec(message.toString("utf8", start, Math.max(start, end))) ?? [];
    if (end === -1 || name === undefined || value === undefined) return offers;
    parameters.push([name, value]);
    start = end + 1;
    offers.push({ parameters: [...parameters], body: message.subarray(start) });
  }
}

/** Splits a pipe-joined message into this many values, whatever pipes they then contain. */
export function pipeOffers({ message }: SignedText, names: readonly string[]): Pairs[] {
  const parts = message.toString().split("|").slice(0, -1);
  const split = (from: number, values: number): string[][] => {
    if (values === 1) return from < parts.length ? [[parts.slice(from).join("|")]] : [];
    return Array.from({ length: Math.max(0, parts.length - from) }, (_, taken) => taken + 1).flatMap((taken) =>
      split(from + taken, values - 1).map((rest) => [parts.slice(from, from + taken).join("|"), ...rest]),
    );
  };
  return split(0, names.length).map((values) => names.map((name, index) => [name, values[index] ?? ""] as const));
}

/** Whether any of the offers is accepted. */
export async function some<T>(offers: readonly T[], accepts: (offer: T) => Promise<boolean>): Promise<boolean> {
  for (const offer of offers) if (await accepts(offer)) return true;
  return false;
}

export const hex = ({ signature }: SignedText): string => signature.toString("hex");

/** The signature as a receipt has it. */
export const authcode = (text: SignedText) => ["RETURN_AUTHCODE", hex(text).toUpperCase()] as const;

/** The signature as a parameter. */
export const signature = (text: SignedText) => ["signature", hex(text)] as const;
