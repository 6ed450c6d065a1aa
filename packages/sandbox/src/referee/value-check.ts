/** Checks values against the schemas of a bundle, by Ajv: neither the generated validators nor what the mock server is made of. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { RESPONSE_FORMATS } from "./formats.ts";

/** Returns what is wrong with a value, a line each with its place in it. */
export type ValueCheck = (schema: unknown, value: unknown) => readonly string[];

/**
 * Creates the check. Ajv is loaded here and nowhere else.
 *
 * @throws Error when Ajv is not installed
 */
export async function createValueCheck(bundle: object): Promise<ValueCheck> {
  const { Ajv2020 } = await import("ajv/dist/2020.js").catch((cause: unknown) => {
    throw new Error("The referee needs ajv 8, which is not installed: npm install --save-dev ajv", { cause });
  });
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats: RESPONSE_FORMATS });
  ajv.addSchema(withinBundle(bundle), "bundle");
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(withinBundle(schema));
    compiled.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(describeError);
  };
}

/** Inside a bundle references start at its root; a schema taken out of it needs the bundle's name before them. */
const withinBundle = (node: unknown): object => JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#/', '"$ref":"bundle#/')) as object;

const describeError = ({ instancePath, message = "is wrong" }: ErrorObject): string => `${instancePath} ${message}`;
