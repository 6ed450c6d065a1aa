import { maskedHeaders, type Outcome } from "@maksu/service-front";
import { maskedText } from "../ground/masked-text.ts";
import type { Attempt } from "./event-record.ts";

/** An attempt to send an event: what was sent, and how the shop responded. Signatures and tokens are masked. */
export interface AttemptRecord extends Attempt {
  readonly event: string;
  /** Counts the attempts of the event from 1. */
  readonly number: number;
  /** Real milliseconds until the response, or until there was none. */
  readonly milliseconds: number;
  /** Undefined for one that could not be built. */
  readonly sent?: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** With the beginning of the body as text. */
  readonly response?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

/** Characters of a body that are kept. */
export const MOST_OF_BODY = 4096;

/** Attempts of an event that are kept. */
export const MOST_ATTEMPTS = 20;

/** The request of an attempt. Reads nothing of the body, which is sent afterwards. */
export const sentOf = ({ method, url, headers }: Request, body: string): NonNullable<AttemptRecord["sent"]> => ({
  method,
  url: maskedText(url),
  headers: maskedHeaders(headers),
  body: maskedText(body),
});

/** The shop's response. */
export const receivedOf = ({ headers, body }: NonNullable<Outcome["response"]>): NonNullable<AttemptRecord["response"]> => ({
  headers: maskedHeaders(Object.entries(headers)),
  body: maskedText(body),
});
