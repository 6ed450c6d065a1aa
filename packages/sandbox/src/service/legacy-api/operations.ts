import type { OperationId } from "@maksu/legacy-api";
import type { Operation } from "../call.ts";
import { createPayment } from "./create-payment.ts";

/** The operations of the legacy interface: one that is missing, or left over, does not compile. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = { createPayment };
