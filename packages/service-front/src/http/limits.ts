import type { WireRequest } from "../ground/exchange.ts";

/** Limits of a request. */
export interface Limits {
  /** Most bytes of a body: of all, or of a request with this path and these headers. */
  readonly maxBodyBytes: number | ((request: Pick<WireRequest, "path" | "headers">) => number);
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeout: number;
}
