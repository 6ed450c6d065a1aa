/** Responses that a test has set for the next requests to an operation. */

/** A response to send in place of the description's example. */
export interface StubbedResponse {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for the body of the description's example. */
  readonly body: unknown;
}

/** The stubbed responses of an API. */
export interface StubbedResponses {
  /** Adds a response, to be sent after those that the operation has already. */
  add(operationId: string, response: StubbedResponse, times: number): void;
  /** Takes the next response of an operation. */
  take(operationId: string): StubbedResponse | undefined;
}

/** Creates stubbed responses, none at first. */
export function createStubbedResponses(): StubbedResponses {
  const waiting = new Map<string, { readonly response: StubbedResponse; left: number }[]>();
  return {
    add(operationId, response, times) {
      waiting.set(operationId, [...(waiting.get(operationId) ?? []), { response, left: times }]);
    },
    take(operationId) {
      const queue = waiting.get(operationId) ?? [];
      const [next] = queue;
      if (!next) return undefined;
      next.left--;
      if (next.left === 0) queue.shift();
      return next.response;
    },
  };
}
