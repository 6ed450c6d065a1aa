import type { PlainFetch } from "@maksu/signing";
import { isNetworkFailure } from "./network-error.ts";

/** What is known of an answer before its body was read, and signing has judged it. */
export type Answered = Pick<Response, "status" | "headers">;

/** Stands in the options that signing hands on to the `fetch` below. */
const ON_ANSWER = Symbol("onAnswer");

interface Watched extends RequestInit {
  readonly [ON_ANSWER]?: (answer: Answered) => void;
}

/** The options by which {@link watchedFetch} tells of an answer as soon as its headers are there. */
export const watching = (onAnswer: (answer: Answered) => void): object => ({ [ON_ANSWER]: onAnswer });

/** A failure within a `fetch` of the caller's: which of the connections that it makes has failed, and when, is not known. */
export class CallersFetchFailure extends Error {
  declare readonly failure: Error;

  constructor(failure: Error) {
    super("the fetch that was given failed");
    Object.defineProperty(this, "failure", { value: failure, enumerable: false });
  }
}

/**
 * A `fetch` to go under signing, that tells when an answer begins.
 *
 * @param own the caller's. Its network failures are told from those of the built-in one
 */
export function watchedFetch(own: PlainFetch | undefined): PlainFetch {
  return async (url, { [ON_ANSWER]: onAnswer, ...init }: Watched) => {
    const isOwn = own !== undefined && own !== globalThis.fetch;
    try {
      const response = await (isOwn ? own : globalThis.fetch)(url, init);
      onAnswer?.(response);
      return response;
    } catch (error) {
      throw isOwn && isNetworkFailure(error) && !init.signal?.aborted ? new CallersFetchFailure(error) : error;
    }
  };
}
