/**
 * What code generated from a description needs when it runs: the types of its tables, and the check of a request.
 *
 * @packageDocumentation
 */
export type { CataloguedError, ErrorCatalogue } from "./error-catalogue.ts";
export type { Input } from "./input.ts";
export type { OperationEntry, OperationTable } from "./operation-table.ts";
export { type LocatedViolation, type RequestParts, violationsIn } from "./request-violations.ts";
