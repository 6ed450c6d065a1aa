import type { ApiName } from "@maksu/mock-server";
import type { JsonObject } from "@maksu/openapi";
import type { AnswerCheck } from "../responses/response-check.ts";
import type { ClientUnderTest } from "./client-under-test.ts";
import type { PrismJudge } from "./prism-check.ts";

/** What the requests of one API are tried with. */
export interface Court {
  readonly api: ApiName;
  readonly bundle: JsonObject;
  readonly baseUrl: string;
  readonly client: ClientUnderTest;
  readonly prism: PrismJudge;
  /** What is wrong with an answer of the mock server. */
  readonly check: AnswerCheck;
  /** Told of every verdict that was exempted, with the reason. */
  readonly exempted: (reason: string) => void;
  /** Told of every error code that an answer of the mock server had. */
  readonly provoked: (operationId: string, code: string) => void;
}
