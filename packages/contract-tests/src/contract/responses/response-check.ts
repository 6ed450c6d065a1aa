/** Whether an answer is what the description says: status, media type, body, headers. */
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { isObject, type JsonObject, type LocatedOperation, objectAt, resolve } from "@maksu/openapi";
import type { WireAnswer } from "../requests/exchange.ts";
import { mediaTypeOf, readBody } from "./response-body.ts";
import { ANSWER_FORMATS } from "./formats.ts";

/** What is wrong with a value, each with its place in it. */
export type ValueCheck = (schema: unknown, value: unknown) => readonly string[];

/** What is wrong with an answer, a line each; empty when it is as described. */
export type AnswerCheck = (operation: LocatedOperation, answer: WireAnswer) => readonly string[];

/** Holds values against the schemas of a bundle. */
export function createValueCheck(bundle: JsonObject): ValueCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats: ANSWER_FORMATS });
  // Inside a bundle references start at its root; a schema taken out of it needs the bundle's name before them.
  const whole = JSON.parse(JSON.stringify(bundle).replaceAll('"$ref":"#/', '"$ref":"bundle#/'), closedLists) as JsonObject;
  ajv.addSchema(whole, "bundle");
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"bundle#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text, closedLists) as JsonObject);
    compiled.set(text, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(told);
  };
}

export function createAnswerCheck(bundle: JsonObject, check: ValueCheck): AnswerCheck {
  return ({ operationId, responses }, answer) => {
    const status = String(answer.status);
    const described = responses.get(status) ?? (answer.status >= 400 ? responses.get("default") : undefined);
    if (!described) return [`the status ${status} is not documented`];
    return [
      ...bodyFaults(operationId, objectAt(described.value, "content"), answer, check),
      ...headerFaults(bundle, described.value, answer, check),
    ];
  };
}

function bodyFaults(operationId: string, content: JsonObject, answer: WireAnswer, check: ValueCheck): readonly string[] {
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length === 0) return answer.text === "" ? [] : ["has a body, and none is documented"];
  const mediaType = mediaTypeOf(answer);
  const media = content[mediaType];
  if (!isObject(media)) return [`is of the media type ${mediaType || "none"}, not ${mediaTypes.join(" or ")}`];
  try {
    return check(media.schema, readBody(operationId, answer)).map((fault) => `the body${fault}`);
  } catch {
    return [`the body is not ${mediaType}`];
  }
}

function headerFaults(bundle: JsonObject, response: JsonObject, { headers }: WireAnswer, check: ValueCheck): readonly string[] {
  return Object.entries(objectAt(response, "headers")).flatMap(([name, node]) => {
    const header = resolve(bundle, node).value;
    const text = headers.get(name);
    if (text === null) return header.required === true ? [`has no ${name} header`] : [];
    const schema = resolve(bundle, header.schema).value;
    return check(schema, schema.type === "integer" ? Number(text) : text).map((fault) => `the header ${name}${fault}`);
  });
}

/** A list that may grow has other values in answers. */
function closedLists(_key: string, value: unknown): unknown {
  if (!isObject(value) || value["x-extensible"] !== true) return value;
  const { enum: _listed, ...open } = value;
  return open;
}

const told = ({ instancePath, message = "is wrong" }: ErrorObject): string => `${instancePath} ${message}`;
