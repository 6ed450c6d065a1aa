import type { ApiName } from "@maksu/service-front";
import type { Operation } from "./call.ts";
import { OPERATIONS as legacy } from "./legacy-api/operations.ts";
import { OPERATIONS as merchant } from "./merchant-api/operations.ts";
import { OPERATIONS as payment } from "./payment-api/operations.ts";

/** The operations of each API, by operationId. */
export const OPERATIONS: Readonly<Record<ApiName, Readonly<Partial<Record<string, Operation>>>>> = { payment, merchant, legacy };
