/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headerNames: readonly string[];
  readonly bodyBytes: number;
}

/** A `fetch` that records the last request it sent: its shape, without header values. */
export interface Recorder {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The last request since `forget`; undefined when there was none. */
  last(): SentRequest | undefined;
  forget(): void;
}

export function recorder(): Recorder {
  let sent: SentRequest | undefined;
  return {
    fetch: (url, init) => {
      const { pathname, search } = new URL(url);
      const bodyBytes = init.body instanceof Uint8Array ? init.body.byteLength : 0;
      sent = { method: init.method ?? "GET", target: pathname + search, headerNames: [...new Headers(init.headers).keys()], bodyBytes };
      return fetch(url, init);
    },
    last: () => sent,
    forget: () => {
      sent = undefined;
    },
  };
}
