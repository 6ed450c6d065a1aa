import type { ApiName } from "@maksu/mock-server";
import type { JsonObject, LocatedOperation } from "@maksu/openapi";
import type { WireResponse } from "../requests/exchange.ts";
import type { ClientUnderTest } from "./client-under-test.ts";
import type { Send } from "../requests/exchange.ts";
import type { PrismCheck } from "./prism-check.ts";

/** The parts for trying the requests of one API. */
export interface ContractContext {
  readonly api: ApiName;
  readonly bundle: JsonObject;
  readonly send: Send;
  readonly client: ClientUnderTest;
  readonly prism: PrismCheck;
  /** Returns what is wrong with a response of the mock server. */
  readonly check: (operation: LocatedOperation, response: WireResponse) => readonly string[];
  /** Called with the reason of every exempted difference. */
  readonly exempted: (reason: string) => void;
  /** Called with every error code that the mock server returned. */
  readonly provoked: (operationId: string, code: string) => void;
}
