/**
 * The run-time support of code generated from a description: types of its tables, and validation of requests.
 *
 * @packageDocumentation
 */
export type { CataloguedError, ErrorCatalogue } from "./error-catalogue.ts";
export type { Input } from "./input.ts";
export type { OperationEntry, OperationTable } from "./operation-table.ts";
export type { Tolerance, ToleratedForm } from "./tolerance.ts";
export type { ErrorStatus, Output, ResponseContent } from "./responses.ts";
export { type LocatedViolation, type RequestParts, violationsIn } from "./request-violations.ts";
