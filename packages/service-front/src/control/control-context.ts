/** What a server's control is given, and what a control path takes and returns. */
import { brand } from "@maksu/error-brand";
import type { ApiName } from "../ground/api-names.ts";
import type { Clock } from "../ground/clock.ts";
import type { OperationDescription } from "../description/description.ts";
import type { RequestLog } from "../request-log/request-log.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import type { Delivery } from "../deliveries/deliver.ts";
import type { Deliveries } from "../deliveries/deliveries.ts";
import type { EventTable } from "../events/event-table.ts";

/** What the control path needs of its server. */
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

/** What a control path is asked for. */
export interface ControlInput {
  /** The last segment of the path, where the path has a name. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The JSON object of a POST. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a control path responds with. */
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

/** A control request that is rejected, with its HTTP status. */
export class ControlError extends Error {
  static {
    brand(this, "@maksu/service-front ControlError");
  }

  override readonly name = "ControlError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
