import { type LocatedViolation, violationsIn } from "@maksu/openapi-runtime";
import { cutOf, MOST_VIOLATIONS } from "@maksu/openapi-runtime/validation";
import type { OperationDescription } from "../description/description.ts";
import type { AcceptedRequest, Rejected, RequestValues } from "../responder/responder.ts";
import type { RoutedRequest, ServiceApi } from "../responder/service-api.ts";
import { documentedBody, documentedHeaders } from "./documented-form.ts";
import type { Tolerances } from "../responder/tolerance-names.ts";
import { rejectUrls } from "./merchant-urls.ts";
import { readBody } from "./request-body.ts";
import { readParameters } from "./request-parameters.ts";
import { signingViolation } from "./signing-violation.ts";

/** How a request is validated. */
export interface Validation {
  readonly api: ServiceApi;
  readonly operation: OperationDescription;
  /** Whether the headers that signing fills in are validated. */
  readonly isAuthenticated: boolean;
}

/** A request with its values, or why it is rejected. */
export interface Validated {
  readonly checked: AcceptedRequest | Rejected;
  /** Names of the tolerances that replaced undocumented forms of it. */
  readonly tolerated: readonly string[];
  /** How the request breaks its description; empty for one that is rejected for another reason. */
  readonly violations?: readonly LocatedViolation[];
  /** The request's values, valid or not; undefined if it was rejected before they were read. */
  readonly values?: RequestValues;
}

/** Reads and validates a request in the form that the tolerances give it. Its signature is checked before, over the bytes that came. */
export async function validateRequest(validation: Validation, routed: RoutedRequest, tolerances: Tolerances): Promise<Validated>;
/** Does so only if it has a form that other tolerances than those of `known` accept. */
export async function validateRequest(
  validation: Validation,
  routed: RoutedRequest,
  tolerances: Tolerances,
  known: readonly string[],
): Promise<Validated | undefined>;
export async function validateRequest(
  { api, operation, isAuthenticated }: Validation,
  routed: RoutedRequest,
  tolerances: Tolerances,
  known?: readonly string[],
): Promise<Validated | undefined> {
  const { operationId, pathParameters } = routed;
  const entry = api.operations[operationId];
  if (!entry) throw new Error(`${operationId} is not an operation`);
  const named = api.withDocumentedNames?.(routed.request) ?? routed.request;
  const headers = documentedHeaders(tolerances, named, entry.requestMediaTypes[0]);
  const { value: request } = headers;
  const read = readBody(operation, request, api);
  if ("rejection" in read) return { checked: read, tolerated: [] };
  // One that is over the limits is in no tolerated form, and remains known as shortened.
  const body = cutOf(read.value) ? { value: read.value, tolerated: [] } : documentedBody(tolerances, read.value, pathParameters);
  const tolerated = [...headers.tolerated, ...body.tolerated];
  if (known && tolerated.every((name) => known.includes(name))) return undefined;
  const { path, query, header } = readParameters(operation, request, pathParameters);
  const values = { path, query, header, body: body.value };
  const violations = await violationsIn(operationId, entry, api.validators, values, read.mediaType);
  const rejected = (rejection: Rejected["rejection"]): Validated => ({ checked: { rejection }, violations, tolerated, values });
  const [first] = violations;
  // The last of all violations: no documented rule rejects the body.
  if (first?.rule === "elements") return rejected({ status: 413, reason: `${first.in} ${first.message}` });
  if (first)
    return rejected({
      status: 400,
      ...(first.code !== undefined && { code: first.code }),
      reason: `${first.in}${first.pointer} ${first.message}`,
      details: detailsOf(violations),
    });
  const wrongUrl = rejectUrls(operation, values.body);
  if (wrongUrl) return rejected(wrongUrl);
  // After the rest, whose error codes are documented.
  const signing = isAuthenticated ? signingViolation(api, operationId, values.header) : undefined;
  if (signing) return rejected(api.rejectHeader(signing, routed.request));
  const account = api.accountIn(routed.request);
  const { template } = routed;
  const { mediaType } = read;
  return { checked: { request, operationId, template, pathParameters, operation, account, parts: values, mediaType }, tolerated, values };
}

/** Describes the first violations: thousands would make a response of megabytes. */
function detailsOf(violations: Awaited<ReturnType<typeof violationsIn>>): readonly string[] {
  const shown = violations.slice(0, MOST_DETAILS).map(({ in: place, pointer, message }) => `${place}${pointer} ${message}`);
  const more = violations.length - MOST_DETAILS;
  return more > 0 ? [...shown, `and ${violations.length < MOST_VIOLATIONS ? "" : "at least "}${more} more`] : shown;
}

const MOST_DETAILS = 20;
