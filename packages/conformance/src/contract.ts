/**
 * The requests of an API's contract, derived from its description: its examples, both sides of every constraint, and the conditions that depend on what a
 * service knows. For tests of a server or a client; {@link run} sends the same.
 *
 * @packageDocumentation
 */
export type { Constraint, Trial } from "./constraints/constraint.ts";
export { constraintsOf } from "./constraints/constraints.ts";
export { inEachMediaType, isOfNoType } from "./constraints/in-each-media-type.ts";
export { sharedBodies } from "./constraints/shared-bodies.ts";
export { type Site, sitesOf } from "./constraints/sites.ts";
export { JSON_TYPE, messageNamed, XML_TYPE } from "./requests/body-writers.ts";
export { type Condition, type ConditionOptions, conditionsOf, successOf, type Wanted } from "./requests/conditions.ts";
export { exampleRequests, namedExamples, parameterRequests } from "./requests/example-requests.ts";
export { type ContractRequest, type Place, type Spot, spotName, valueAt, valueAtPointer, withValue } from "./requests/request.ts";
export { isSignedForm, type RawBody, writeRequest, type WrittenRequest } from "./requests/write-request.ts";
