import type { operations as LegacyOperations } from "@maksu/legacy-api";
import type { operations as MerchantOperations } from "@maksu/merchant-api";
import type { operations as PaymentOperations } from "@maksu/payment-api";
import type { ErrorStatus, ResponseContent } from "@maksu/openapi-runtime";
import type { ApiName } from "./api-names.ts";

interface Operations {
  readonly payment: PaymentOperations;
  readonly merchant: MerchantOperations;
  readonly legacy: LegacyOperations;
}

type OperationsOf<Api extends ApiName> = Api extends keyof Operations ? Operations[Api] : Record<string, never>;

/** The operationIds of an API. */
export type OperationName<Api extends ApiName> = string & keyof OperationsOf<Api>;

type ResponsesOf<Api extends ApiName, Name extends OperationName<Api>> = OperationsOf<Api>[Name] extends { responses: infer Responses }
  ? Responses
  : never;

/** A response that the description has for an operation: one member per status. */
export type DescribedResponse<Api extends ApiName, Name extends OperationName<Api>> = {
  readonly [Status in keyof ResponsesOf<Api, Name>]: {
    readonly status: Status extends "default" ? Exclude<ErrorStatus, keyof ResponsesOf<Api, Name>> : Status;
    /** Headers of the description. @defaultValue those of its example */
    readonly headers?: Readonly<Record<string, string>>;
    /** @defaultValue the description's first example of the status */
    readonly body?: ResponseContent<ResponsesOf<Api, Name>[Status]>;
  };
}[keyof ResponsesOf<Api, Name>];
