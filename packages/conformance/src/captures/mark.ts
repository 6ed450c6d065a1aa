/** The marks that are read in a text, line by line, before they are put together to exchanges. */
import type { Side } from "./capture.ts";
import type { PrintedExchange } from "./exchanges-in.ts";
import type { Literal } from "./literal.ts";

/** Something that a text says of an exchange, or a part of one. */
export type Mark =
  | { readonly kind: "section" }
  | { readonly kind: "event"; readonly method: string; readonly url: string }
  | ({ readonly kind: "start" } & StartLine)
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "side"; readonly side: Side }
  | { readonly kind: "headers"; readonly headers: readonly [name: string, value: string][] }
  | ({ readonly kind: "body"; readonly text: string; readonly isForm?: true } & Printed)
  | ({ readonly kind: "exchanges"; readonly exchanges: readonly PrintedExchange[] } & Printed)
  | { readonly kind: "unread"; readonly reason: string };

interface StartLine {
  readonly method: string;
  readonly url: string;
  readonly status?: number;
  /** Whether a sentence only speaks of it. */
  readonly isMention: boolean;
  /** Whether a message with a body begins here, as it goes over the wire. */
  readonly hasBody: boolean;
}

type Printed = Partial<Pick<Literal, "isUntyped" | "isPartial">>;

/** A mark, and the offset that the text goes on at. */
export type Found = { readonly mark: Mark; readonly end: number };
