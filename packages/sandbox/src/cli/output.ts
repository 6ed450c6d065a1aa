/** The output of a running sandbox, as lines or as objects of JSON. */
import type { SandboxOptions } from "../acts/options.ts";
import { dropLine, eventLine, requestLine } from "./lines.ts";

/** Writes a line. */
export type Print = (line: string) => void;

/** The flags, for the parser. */
export const OUTPUT_FLAGS = {
  json: { type: "boolean", default: false },
  quiet: { type: "boolean", default: false },
} as const;

/** Returns the observers that print a line per request and event, and for what is dropped; none for a quiet sandbox. */
export function printing(
  { json, quiet }: { readonly json: boolean; readonly quiet: boolean },
  print: Print,
): Pick<SandboxOptions, "onExchange" | "onEvent" | "onDrop"> {
  if (quiet) return {};
  if (!json)
    return {
      onExchange: (exchange) => print(requestLine(exchange)),
      onEvent: (event) => print(eventLine(event)),
      onDrop: (dropped) => print(dropLine(dropped)),
    };
  return {
    onExchange: (exchange) => print(JSON.stringify({ kind: "request", ...exchange })),
    onEvent: (event) => print(JSON.stringify({ kind: "event", ...event })),
    onDrop: (dropped) => print(JSON.stringify({ kind: "drop", ...dropped })),
  };
}
