/** Faults on demand: what a request's fault header asks for. */
import { setTimeout as wait } from "node:timers/promises";
import type { WireAnswer } from "../exchange.ts";

/** What goes wrong with an answer. */
export interface Fault {
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** Status to answer with, if the request would have been accepted. */
  readonly status?: number;
  /** The connection breaks without an answer. */
  readonly drop?: boolean;
  /** The connection breaks in the middle of the body. */
  readonly truncate?: boolean;
  /** A character of the body becomes one that neither JSON nor XML allows, after signing. */
  readonly corrupt?: boolean;
  readonly signature?: "missing" | "wrong";
  /** A request that would have been accepted is answered with an earlier answer of the same operation, as it was; the first one as always. */
  readonly replay?: boolean;
}

const LONGEST_DELAY = 600_000;

/** How a fault is written. */
export const FAULT_SYNTAX = "delay=<ms>, status=<400 to 599>, drop, truncate, corrupt, no-signature, wrong-signature, replay";

const WORDS: Readonly<Record<string, Fault>> = {
  drop: { drop: true },
  truncate: { truncate: true },
  corrupt: { corrupt: true },
  "no-signature": { signature: "missing" },
  "wrong-signature": { signature: "wrong" },
  replay: { replay: true },
};

/** Reads faults separated by commas; undefined for text that is none. */
export function readFault(text: string): Fault | undefined {
  let fault: Fault = {};
  for (const word of text.split(",").map((part) => part.trim())) {
    const [, name = "", digits = ""] = /^(delay|status)\s*=\s*(\d{1,6})$/.exec(word) ?? [];
    const value = Number(digits);
    if (name === "delay" && value <= LONGEST_DELAY) fault = { ...fault, delay: value };
    else if (name === "status" && value >= 400 && value <= 599) fault = { ...fault, status: value };
    else if (Object.hasOwn(WORDS, word)) fault = { ...fault, ...WORDS[word] };
    else if (word !== "") return undefined;
  }
  return fault;
}

/** Spoils an answer that is ready to be sent. */
export async function spoil(answer: WireAnswer, { delay, drop, truncate, corrupt, signature }: Fault): Promise<WireAnswer> {
  // Does not keep a process alive whose servers have been closed.
  if (delay) await wait(delay, undefined, { ref: false });
  const { signature: given, ...unsigned } = answer.headers;
  const headers =
    given === undefined || signature === undefined
      ? answer.headers
      : signature === "missing"
        ? unsigned
        : { ...unsigned, signature: other(given) };
  const body = corrupt ? withControlCharacter(answer.body) : answer.body;
  return { ...answer, headers, body, ...(drop ? { cut: "all" as const } : truncate ? { cut: "half" as const } : {}) };
}

/** A signature of the same form. */
const other = (signature: string): string => signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));

function withControlCharacter(body: string): string {
  const middle = body.length >> 1;
  return `${body.slice(0, middle)}\u0001${body.slice(middle + 1)}`;
}
