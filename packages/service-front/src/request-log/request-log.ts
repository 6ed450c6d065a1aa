import type { Clock } from "../ground/clock.ts";
import type { Exchange, WireRequest } from "../ground/exchange.ts";
import type { RequestValues } from "../responder/responder.ts";
import { withoutUsers } from "../ground/merchant-url.ts";
import { maskedBody, maskedHeaders } from "./masked.ts";

/** A request as a server saw it. Signatures, credentials and card tokens are masked as `[masked]`, the customer data that tests sent is not. */
export interface RecordedRequest extends Exchange {
  /** When, by the server's clock. ISO 8601. */
  readonly at: string;
  /** By their names in lower case. Empty for a request that was not HTTP. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters of the path and of the query, as values of their schemas' types. Empty for a request that was rejected before they were read. */
  readonly parameters: Readonly<Record<"path" | "query", Readonly<Record<string, unknown>>>>;
  /** The parsed body; undefined without one, and for a request that was rejected before it was read, such as one that is not signed. */
  readonly body: unknown;
}

/** The newest requests. */
export interface RequestLog {
  /**
   * Adds a request with what became of it.
   *
   * @param request undefined for one that was not HTTP
   */
  add(exchange: Exchange, request?: WireRequest, values?: RequestValues): RecordedRequest;
  /** How many requests it keeps. */
  readonly size: number;
  /** The requests of an API, or of one of its operations, oldest first. */
  list(api?: string, operationId?: string): readonly RecordedRequest[];
  /** Forgets all requests. */
  clear(): void;
  /** The requests with their sizes, oldest first: for {@link RequestLog.take}. */
  state(): readonly KeptRequest[];
  /** Replaces the requests by those of another log: as many of the newest as it keeps. */
  take(requests: readonly KeptRequest[]): void;
}

/** A request, and the size of its body in bytes. */
export interface KeptRequest {
  readonly recorded: RecordedRequest;
  readonly size: number;
}

/** The most requests that are kept, unless a log is given another number. */
export const MOST_REQUESTS = 1000;

/** The most bytes of bodies that are kept; the newest request is kept in any case. */
const MOST_BYTES = 16_000_000;

/**
 * Creates a log that drops the oldest requests when it is full.
 *
 * @param most - how many requests it keeps
 */
export function createRequestLog(clock: Pick<Clock, "now">, most: number = MOST_REQUESTS): RequestLog {
  let kept: KeptRequest[] = [];
  let bytes = 0;
  const dropOldest = (): void => {
    while (kept.length > most || (bytes > MOST_BYTES && kept.length > 1)) bytes -= kept.shift()?.size ?? 0;
  };
  return {
    add(exchange, request, values) {
      const recorded = {
        at: clock.now().toISOString(),
        ...exchange,
        headers: request ? maskedHeaders(request.headers) : {},
        parameters: { path: { ...values?.path }, query: { ...values?.query } },
        body: maskedBody(withoutUsers(values?.body)),
      };
      const size = request?.body.length ?? 0;
      kept.push({ recorded, size });
      bytes += size;
      dropOldest();
      return recorded;
    },
    get size() {
      return kept.length;
    },
    list: (api, operationId) =>
      kept
        .map(({ recorded }) => recorded)
        .filter(
          (recorded) => (api === undefined || recorded.api === api) && (operationId === undefined || recorded.operationId === operationId),
        ),
    clear() {
      kept = [];
      bytes = 0;
    },
    state: () => [...kept],
    take(requests) {
      kept = [...requests];
      bytes = kept.reduce((sum, { size }) => sum + size, 0);
      dropOldest();
    },
  };
}
