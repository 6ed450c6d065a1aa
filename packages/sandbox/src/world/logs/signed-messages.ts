/** The message that a request should have been signed over, and the one that it was signed over, as far as they show what is wrong. */
import type { Explanation } from "@maksu/signing/explain";

/** Two messages, and where they part. */
export interface SignedMessages {
  readonly expected: MessageText;
  /** Undefined where no known mistake makes the signature that was received. */
  readonly received?: MessageText;
  /** The first byte in which they differ, from 0. */
  readonly differsAt?: number;
}

/** A message: what is the same in both, the first character that differs, and what follows. */
export interface MessageText {
  readonly before: string;
  /** Empty at the end of the message. */
  readonly differing: string;
  readonly after: string;
}

/** Characters of a body that are shown on either side of a difference: a body that nobody has signed may have anything in it. */
const CONTEXT = 24;

/** Compares the messages of an explanation that has its body. */
export function signedMessages({ lines, body, mistake }: Explanation): SignedMessages {
  const text = masked(body?.text ?? "");
  const expected = lines + text;
  if (mistake?.message === undefined) return { expected: { before: lines + left(text.length), differing: "", after: "" } };
  const received = masked(mistake.message);
  const at = firstDifference(expected, received);
  return {
    expected: shown(expected, at, lines.length),
    received: shown(received, at, headOf(received, lines, text)),
    differsAt: Buffer.byteLength(expected.slice(0, at)),
  };
}

/** Tokens of cards, character by character, so that all else keeps its place. */
const masked = (text: string): string =>
  text.replaceAll(/("token"\s*:\s*")([^"]*)/g, (_found, name: string, token: string) => name + "*".repeat(token.length));

/** The length of what comes before the body. */
function headOf(message: string, lines: string, body: string): number {
  if (body !== "" && message.endsWith(body)) return message.length - body.length;
  return message.startsWith(lines) ? lines.length : message.length;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  // A surrogate pair is one character.
  return /[\ud800-\udbff]/.test(one[at - 1] ?? "") ? at - 1 : at;
}

/** A message with what is near a difference, and without the rest of its body. */
function shown(text: string, at: number, head: number): MessageText {
  const [differing = ""] = text.slice(at);
  const next = at + differing.length;
  return { before: part(text, 0, at, head, at), differing, after: part(text, next, text.length, head, at) };
}

/** A part of a message: of the body, only what is near the difference. */
function part(text: string, from: number, to: number, head: number, at: number): string {
  const near = [Math.max(from, head, at - CONTEXT), Math.min(to, Math.max(head, at + CONTEXT))] as const;
  if (at < head) return text.slice(from, Math.min(to, head)) + left(to - Math.max(from, head));
  return (
    text.slice(from, Math.min(to, head)) +
    left(near[0] - Math.max(from, head)) +
    text.slice(near[0], Math.max(near[0], near[1])) +
    left(to - Math.max(near[0], near[1]))
  );
}

/** The note in place of characters that are not shown. */
const left = (count: number): string => (count > 0 ? `[${count} characters of the body]` : "");
