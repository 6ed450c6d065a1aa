import type { Lifecycle, Row } from "../lifecycle.ts";
import type { TokenizationState } from "./tokenization.ts";

export type TokenizationTrigger = "open" | "approve" | "cancel" | "reject";

const ROWS: readonly Row<TokenizationState, TokenizationTrigger, never>[] = [
  { rule: "C1", from: "none", on: "open", to: "open", callback: "none", source: "Payment API, operation 9" },
  {
    rule: "C2",
    from: "open",
    on: "approve",
    to: "added",
    callback: "success",
    source: "public documentation, tokenization",
  },
  {
    rule: "C3",
    from: "open",
    on: "cancel",
    to: "cancelled",
    callback: "cancel",
    source: "public documentation, tokenization",
  },
  {
    rule: "C4",
    from: "open",
    on: "reject",
    to: "failed",
    callback: "cancel",
    source: "public documentation, test cards",
    ours: "the browser goes to the cancel URL",
  },
];

export const TOKENIZATION_LIFECYCLE: Lifecycle<TokenizationState, TokenizationTrigger, never, undefined> = {
  of: "tokenization",
  rows: ROWS,
  guards: {},
};
