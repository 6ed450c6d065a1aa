// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { Operations } from "./operations.ts";

/** The operations of Legacy payment creation, in the description's order. */
export const operationIds: readonly (keyof Operations)[] = [
  "createPayment"
];
