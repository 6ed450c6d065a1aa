/** Every way in which a signed text can be offered to a verifier: whatever has the same bytes has the same signature. */
import type { SignedText, TextKind } from "./signed-texts.ts";

/** A way to verify, and the texts that it was made for. */
export interface Verifier {
  readonly name: string;
  readonly madeFor: readonly TextKind[];
  /** Whether it accepts the text in any way of offering it. */
  readonly accepts: (text: SignedText) => Promise<boolean>;
}

/**
 * A customer's redirect and the callbacks of payments and refunds have, as documented, the same parameters: nobody can tell them apart. That is why
 * `onRefund` is to take only what a refund of one's records has asked for, and `onPayment` is to compare stamp and amount.
 */
export const SAME_PARAMETERS: readonly TextKind[] = ["payment event", "refund event"];

/** Names with their values. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** Parameters of the Payment API's scheme, and the body after them. */
export interface CheckoutOffer {
  readonly parameters: Pairs;
  readonly body: Buffer;
}

/** The first lines as parameters, the rest as a body, for every number of lines: a message of nothing but a body has no parameters. */
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

/** The parts of a message that pipes join, as so many values, whatever pipes they then hold. */
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

/** The signature in hex. */
export const hex = ({ signature }: SignedText): string => signature.toString("hex");

/** The signature as a receipt has it. */
export const authcode = (text: SignedText) => ["RETURN_AUTHCODE", hex(text).toUpperCase()] as const;

/** The signature as a parameter. */
export const signature = (text: SignedText) => ["signature", hex(text)] as const;
