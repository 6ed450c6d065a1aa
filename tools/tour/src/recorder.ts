/** What went over the wire for one request. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headerNames: readonly string[];
  readonly bodyBytes: number;
}

/** A `fetch` that remembers what it sent last: the shape of it, no values of headers. */
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
