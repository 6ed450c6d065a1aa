/** Checks a response against the description: status, media type, body, headers. */
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { isObject, type JsonObject, type LocatedOperation, objectAt, resolve } from "@maksu/openapi";
import type { WireResponse } from "../requests/exchange.ts";
import { mediaTypeOf, readBody } from "./response-body.ts";
import { RESPONSE_FORMATS } from "./formats.ts";

/** What is wrong with a value, each with its place in it. */
export type ValueCheck = (schema: unknown, value: unknown) => readonly string[];

/** Returns what is wrong with a response, a line each; empty when it is as described. */
export type ResponseCheck = (operation: LocatedOperation, response: WireResponse) => readonly string[];

/** Checks values against the schemas of a bundle. */
export function createValueCheck(bundle: JsonObject): ValueCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats: RESPONSE_FORMATS });
  // Inside a bundle references start at its root; a schema taken out of it needs the bundle's name before them.
  const whole = JSON.parse(JSON.stringify(bundle).replaceAll('"$ref":"#/', '"$ref":"bundle#/'), closedLists) as JsonObject;
  ajv.addSchema(whole, "bundle");
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"bundle#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text, closedLists) as JsonObject);
    compiled.set(text, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(describeError);
  };
}

export function createResponseCheck(bundle: JsonObject, check: ValueCheck): ResponseCheck {
  return ({ operationId, responses }, response) => {
    const status = String(response.status);
    const described = responses.get(status) ?? (response.status >= 400 ? responses.get("default") : undefined);
    if (!described) return [`the status ${status} is not documented`];
    return [
      ...bodyFaults(operationId, objectAt(described.value, "content"), response, check),
      ...headerFaults(bundle, described.value, response, check),
    ];
  };
}

function bodyFaults(operationId: string, content: JsonObject, response: WireResponse, check: ValueCheck): readonly string[] {
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length === 0) return response.text === "" ? [] : ["has a body, and none is documented"];
  const mediaType = mediaTypeOf(response);
  const media = content[mediaType];
  if (!isObject(media)) return [`is of the media type ${mediaType || "none"}, not ${mediaTypes.join(" or ")}`];
  try {
    return check(media.schema, readBody(operationId, response)).map((fault) => `the body${fault}`);
  } catch {
    return [`the body is not ${mediaType}`];
  }
}

function headerFaults(bundle: JsonObject, response: JsonObject, { headers }: WireResponse, check: ValueCheck): readonly string[] {
  return Object.entries(objectAt(response, "headers")).flatMap(([name, node]) => {
    const header = resolve(bundle, node).value;
    const text = headers.get(name);
    if (text === null) return header.required === true ? [`has no ${name} header`] : [];
    const schema = resolve(bundle, header.schema).value;
    return check(schema, schema.type === "integer" ? Number(text) : text).map((fault) => `the header ${name}${fault}`);
  });
}

/** Responses may have other values of a list that may grow. */
function closedLists(_key: string, value: unknown): unknown {
  if (!isObject(value) || value["x-extensible"] !== true) return value;
  const { enum: _listed, ...open } = value;
  return open;
}

const describeError = ({ instancePath, message = "is wrong" }: ErrorObject): string => `${instancePath} ${message}`;
