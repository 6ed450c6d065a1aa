import type { Literal } from "./literal.ts";

export type Side = "request" | "response";

/** A message as it stands in a text: what of it is there. */
export interface CapturedMessage {
  readonly headers: [name: string, value: string][];
  body?: string;
}

/** An exchange, or half of one; an event is a URL that carries it. */
export interface Capture {
  readonly line: number;
  method?: string;
  url?: string;
  request?: CapturedMessage;
  status?: number;
  response?: CapturedMessage;
  /** A body that nothing says which side it is of. */
  body?: string;
  /** The request line nearest above such a body, which may be another's. */
  above?: Capture;
  /** Whether a sentence only speaks of its operation. */
  isMention?: boolean;
  isEvent?: true;
  /** Whether the text writes texts and numbers alike. */
  isUntyped?: boolean;
  isPartial?: boolean;
  /** The line of a body that can't be read, and why. */
  unread?: { readonly line: number; readonly reason: string };
}

/** The parts of an exchange that a record has. */
export type PrintedExchange = Omit<Capture, "line">;

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

export type Found = { readonly mark: Mark; readonly end: number };
