/** The fields of a success in the operation table. */
import { type LocatedOperation, type Schema } from "@maksu/openapi";

interface SuccessFields {
  /** Status to the strings without which a success is of no use. */
  readonly requiredFields?: Readonly<Record<string, readonly string[]>>;
  /** The fields that name the transaction which the operation makes. */
  readonly ownTransaction?: readonly string[];
}

/**
 * Reads the required strings of the successes that make something, and the fields that name a transaction of their own. Without its ID nobody finds
 * what was made. What the request says itself is not lost with the response, and a GET can be made again.
 */
export function successFields({ method, operation, parameters, content }: LocatedOperation): SuccessFields {
  const [request] = Object.values(content);
  const given = new Set([...parameters.map(({ name }) => name), ...Object.keys(request?.schema?.properties ?? {})]);
  const successes = Object.entries(operation.responses).flatMap(([status, response]): [string, Schema][] => {
    const schema = response.content?.["application/json"]?.schema;
    return status.startsWith("2") && schema ? [[status, schema]] : [];
  });
  const required = successes.flatMap(([status, schema]): [string, string[]][] => {
    const names = (schema.required ?? []).filter((name) => isString(schema.properties?.[name]) && !given.has(name));
    return method !== "GET" && names.length > 0 ? [[status, names]] : [];
  });
  const own = successes.flatMap(([, schema]) => schema["x-own-transaction"] ?? []);
  return { ...(required.length > 0 && { requiredFields: Object.fromEntries(required) }), ...(own.length > 0 && { ownTransaction: own }) };
}

const isString = (schema: Schema | boolean | undefined): boolean => typeof schema === "object" && schema.type === "string";
