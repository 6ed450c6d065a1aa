// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
/**
 * The names of the operations of Legacy payment creation, alone.
 *
 * @packageDocumentation
 */

/** An operation of Legacy payment creation. */
export type OperationId =
  | "createPayment";

/** The operations of Legacy payment creation, in the description's order. */
export const operationIds: readonly OperationId[] = [
  "createPayment",
];
