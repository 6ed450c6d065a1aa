/** Types of a control path: its context, its input and its outcome. */
import { brand } from "@maksu/error-brand";
import type { ApiName } from "../ground/api-names.ts";
import type { Clock } from "../ground/clock.ts";
import type { OperationDescription } from "../description/description.ts";
import type { RequestLog } from "../request-log/request-log.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import type { Delivery } from "../deliveries/deliver.ts";
import type { Deliveries } from "../deliveries/deliveries.ts";
import type { EventTable } from "../events/event-table.ts";

/** The parts of its server that a control path needs. */
export interface ControlContext {
  readonly server: ServerIdentity;
  readonly api: ApiName;
  readonly document: object;
  readonly events: EventTable;
  readonly deliveries: Deliveries;
  readonly clock: Clock;
  readonly log: RequestLog;
  /** The operations of the API, by operationId. */
  readonly operations: ReadonlyMap<string, OperationDescription>;
  /** Forgets what the server remembers: its log, and whatever else. */
  readonly reset: () => void;
  /** Hosts besides this machine that events may go to. */
  readonly allowEventsTo: readonly string[];
  /** Control paths besides those of every server. */
  readonly paths?: ControlPaths;
}

/** The request for a control path. */
export interface ControlInput {
  /** The last segment of the path, where the path has a name. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The JSON object of a POST. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The response of a control path. */
export interface ControlOutcome {
  /** @defaultValue `200` */
  readonly status?: number;
  readonly body: unknown;
  /** The events that were sent. */
  readonly deliveries?: readonly Delivery[];
}

/** Handlers of control paths, by path and method. `<name>` at the end of a path stands for a segment. */
export type ControlPaths = Readonly<Record<string, { readonly [method in "GET" | "POST"]?: ControlHandler }>>;

/** @throws ControlError for an input that it rejects */
export type ControlHandler = (context: ControlContext, input: ControlInput) => ControlOutcome | Promise<ControlOutcome>;

/** Why a control request is rejected, and the status of the response. */
export const CONTROL_STATUSES = {
  "invalid-request": 400,
  "foreign-target": 403,
  "not-found": 404,
  "unknown-path": 404,
  "method-not-allowed": 405,
  "unsupported-media-type": 415,
} as const;

/** The code of a {@link ControlError}. */
export type ControlErrorCode = keyof typeof CONTROL_STATUSES;

/** A control request that is rejected. */
export class ControlError extends Error {
  static {
    brand(this, "@maksu/service-front ControlError");
  }

  override readonly name = "ControlError";
  readonly code: ControlErrorCode;
  /** The status of the response. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: ControlErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
    this.status = CONTROL_STATUSES[code];
  }
}
