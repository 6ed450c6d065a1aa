/** Checks what a running sandbox sends, and keeps what is wrong with it. */
import { type EventTable, type Exchange, warn, type WireResponse } from "@maksu/service-front";
import { SANDBOX } from "../ground/identity.ts";
import { faultsIn, type Referee } from "@maksu/service-front/referee";
import { watchEvents } from "./watch-events.ts";

/** A response or an event that differs from the description. */
export interface Violation {
  /** The operation and its status, or the event. */
  readonly of: string;
  /** The fault, with its place. */
  readonly fault: string;
}

/** Checks everything that a sandbox with a referee sends. */
export interface Inspector {
  /** The API's events, each checked when it is built. */
  watch(events: EventTable): EventTable;
  inspect(exchange: Exchange, response: WireResponse): void;
}

const MOST = 1000;

/** Creates the inspector; each violation is kept in a list and emitted as a warning of the process. */
export function createInspector(referee: Referee, violations: Violation[]): Inspector {
  const report = (of: string, fault: string): void => {
    warn(SANDBOX, `${of}: ${fault}`);
    if (violations.length < MOST) violations.push({ of, fault });
  };
  return {
    watch: (events) => watchEvents(events, referee, (name, fault) => report(`event ${name}`, fault)),
    inspect({ operationId, fault: injected }, { status, headers, body }) {
      // No description has paths and operations that are not there, nor what an injected fault makes of a response.
      if (operationId === undefined || injected !== undefined) return;
      const response = { status, headers: new Headers(headers), text: body };
      for (const fault of faultsIn(referee.response(operationId, response))) report(`${operationId} ${status}`, fault);
    },
  };
}
