/**
 * The building blocks of generated validators: violations with error codes, formats, rules.
 *
 * @packageDocumentation
 */
export { addErrors } from "./add-errors.ts";
export { codePoints } from "./code-points.ts";
export { equal } from "./equal.ts";
export { date, dateOrDateTime, dateTime, finnishReference, uri } from "./formats.ts";
export { type Cut, cutOf, limited, MOST_IN_ALL, MOST_IN_ONE } from "./limited.ts";
export { mergeParts } from "./merge-parts.ts";
export type { Rule, Rules } from "./rules.ts";
export { type Place, type Validate, validator, type ValidatorModule, type Validators } from "./validator.ts";
export { type AjvError, type AjvValidate, listed, MISSING, MOST_VIOLATIONS, type Table, type Violation } from "./violations.ts";
