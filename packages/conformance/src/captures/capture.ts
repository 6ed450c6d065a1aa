export type Side = "request" | "response";

/** A message as it stands in a text: what of it is there. */
export interface CapturedMessage {
  readonly headers: [name: string, value: string][];
  body?: string;
}

/** An exchange, or half of one; an event is a URL that carries it. */
export interface Capture {
  /** The line of the text that it begins at. */
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
  /** Whether somebody has left fields out. */
  isPartial?: boolean;
  /** The line of a body that can't be read, and why. */
  unread?: { readonly line: number; readonly reason: string };
}
