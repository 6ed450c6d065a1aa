/** Faults on demand: what a request's fault header asks for. */
import { setTimeout as wait } from "node:timers/promises";
import type { WireResponse } from "../ground/exchange.ts";

/** A fault to inject into a response. */
export interface Fault {
  /** Milliseconds to wait before responding. */
  readonly delay?: number;
  /** Status to respond with, if the request would have been accepted. */
  readonly status?: number;
  /** The connection breaks without a response. */
  readonly drop?: boolean;
  /** The connection breaks in the middle of the body. */
  readonly truncate?: boolean;
  /** A character of the body becomes one that neither JSON nor XML allows, after signing. */
  readonly corrupt?: boolean;
  readonly signature?: "missing" | "wrong";
  /** A request that would have been accepted gets an earlier response of the same operation, unchanged. The first request gets its own response. */
  readonly replay?: boolean;
}

const LONGEST_DELAY = 600_000;

const WORDS: Readonly<Record<string, Fault>> = {
  drop: { drop: true },
  truncate: { truncate: true },
  corrupt: { corrupt: true },
  "no-signature": { signature: "missing" },
  "wrong-signature": { signature: "wrong" },
  replay: { replay: true },
};

const FORMS: readonly string[] = ["delay=<ms>", "status=<400 to 599>", ...Object.keys(WORDS)];

/** Syntax of the fault header. */
export const FAULT_SYNTAX: string = `${FORMS.slice(0, -1).join(", ")}, or ${FORMS.at(-1)}`;

/** Reads faults separated by commas; undefined if the text is invalid. */
export function readFault(text: string): Fault | undefined {
  if (text === "") return {};
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

/**
 * Injects a fault into a response that is ready to be sent.
 *
 * @param ending - ends a delay
 */
export async function injectFault(
  response: WireResponse,
  { delay, drop, truncate, corrupt, signature }: Fault,
  ending?: AbortSignal,
): Promise<WireResponse> {
  // Does not keep a process alive whose servers have been closed.
  if (delay) await wait(delay, undefined, { ref: false, ...(ending && { signal: ending }) }).catch(() => {});
  const { signature: given, ...unsigned } = response.headers;
  const headers =
    given === undefined || signature === undefined
      ? response.headers
      : signature === "missing"
        ? unsigned
        : { ...unsigned, signature: other(given) };
  const body = corrupt ? withControlCharacter(response.body) : response.body;
  return { ...response, headers, body, ...(drop ? { cut: "all" as const } : truncate ? { cut: "half" as const } : {}) };
}

/** A signature of the same form. */
const other = (signature: string): string => signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));

function withControlCharacter(body: string): string {
  const middle = body.length >> 1;
  return `${body.slice(0, middle)}\u0001${body.slice(middle + 1)}`;
}
