/** Reads a response to stub: checks it against the description of its operation. */
import { checkOptions, integerOption, kindOf, type OptionRule } from "@maksu/signing/options";
import { ControlError, objectOption, type OperationDescription, responseOf, statusesOf } from "@maksu/service-front";
import type { Engine } from "../prism/engine.ts";
import type { StubbedResponse } from "./stubbed-responses.ts";

/** How often a stubbed response is sent. */
export interface StubOptions {
  /** How many requests get the response: a whole number from 1, or `Infinity`. @defaultValue `1` */
  readonly times?: number;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const TIMES: OptionRule = {
  allowed: "a whole number from 1, or Infinity",
  accepts: (value) => value === Number.POSITIVE_INFINITY || isCount(value),
  showsNumbers: true,
};

/** Stands for Infinity, which JSON does not have. */
const ALWAYS = "always";

const JSON_TIMES: OptionRule = {
  allowed: `a whole number from 1, or "${ALWAYS}"`,
  accepts: (value) => value === ALWAYS || isCount(value),
  takes: "a string",
  showsNumbers: true,
};

const RESPONSE: Readonly<Record<string, OptionRule>> = {
  status: { ...integerOption(200, 599), required: true },
  headers: {
    allowed: "an object of strings",
    accepts: (value) => objectOption.accepts(value) && Object.values(value as object).every((each) => typeof each === "string"),
    takes: "an object",
  },
  body: { allowed: "a JSON value", accepts: () => true },
};

/** A response to stub, and for how many requests. */
export interface ReadStub {
  readonly response: StubbedResponse;
  readonly times: number;
}

type GivenResponse = Partial<StubbedResponse> & Pick<StubbedResponse, "status">;

/**
 * Reads a response and how often to send it.
 *
 * @throws ControlError that names the field and the rule, for a response that the description does not have
 */
export function readStub(engine: Engine, operation: OperationDescription, given: unknown, options: unknown): ReadStub {
  if (!objectOption.accepts(given)) throw invalid(`response: must be an object such as { status: 404 }, not ${kindOf(given)}`);
  checkOptions(given, RESPONSE, invalid);
  checkOptions(options, { times: TIMES }, invalid);
  const { times = 1 } = { ...(options as StubOptions) };
  return { response: readResponse(engine, operation, given as GivenResponse), times };
}

/**
 * Reads the same from one JSON object.
 *
 * @throws ControlError that names the field and the rule, for a response that the description does not have
 */
export function readJsonStub(engine: Engine, operation: OperationDescription, given: Readonly<Record<string, unknown>>): ReadStub {
  checkOptions(given, { ...RESPONSE, times: JSON_TIMES }, invalid);
  const { times = 1, ...response } = given as unknown as GivenResponse & { readonly times?: number | typeof ALWAYS };
  return { response: readResponse(engine, operation, response), times: times === ALWAYS ? Number.POSITIVE_INFINITY : times };
}

function readResponse(engine: Engine, operation: OperationDescription, given: GivenResponse): StubbedResponse {
  const { status, headers = {}, body } = given;
  const described = responseOf(operation, status);
  if (!described) throw invalid(`status: ${operation.operationId} has no response ${status}; it has ${statusesOf(operation)}`);
  // A copy: the caller may change its object, and JSON has no undefined.
  const response = { status, headers: requireHeaders(headers, Object.keys(described.headers ?? {})), body: copied(body) };
  if (response.body === undefined) return response;
  if (!described.content) throw invalid(`body: the response ${status} of ${operation.operationId} has none`);
  const example = engine.example(operation.operationId, { code: status });
  const [first] = engine.responseViolations(operation.operationId, {
    ...response,
    headers: { ...example.headers, ...response.headers },
  });
  // Prism names the place again.
  if (first) throw invalid(`${first.place} ${first.message.replace(/^Response (body|header)( property \S+)? /, "")}`);
  return response;
}

/** Returns headers by their names in lower case. */
function requireHeaders(given: Readonly<Record<string, string>>, known: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (!known.some((each) => each.toLowerCase() === name.toLowerCase()))
        throw invalid(`headers/${name}: the response has no such header; it has ${known.join(", ") || "none"}`);
      if (!/^[\t -~]*$/.test(value)) throw invalid(`headers/${name}: must be printable ASCII`);
      return [name.toLowerCase(), value];
    }),
  );
}

function copied(body: unknown): unknown {
  try {
    return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  } catch {
    throw invalid("body: must be a JSON value");
  }
}

const invalid = (message: string): ControlError => new ControlError("invalid-request", message);
