import type { OperationId } from "@maksu/legacy-api";
import type { Operation } from "../call.ts";
import { createPayment } from "./create-payment.ts";

/** The operations of the legacy interface: one that is left over does not compile, and requests of one that is missing get a 501. */
export const OPERATIONS: Readonly<Partial<Record<OperationId, Operation>>> = { createPayment };
