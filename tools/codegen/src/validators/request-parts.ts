import { askedParameters, type LocatedOperation, type Schema } from "@maksu/openapi";
import { type Table, tableOf } from "./tables.ts";

/** The input of a validator: the body, or all parameters that a caller gives as `{ path, query, header }`. */
export interface RequestPart {
  name: "body" | "parameters";
  schema: Schema;
  table: Table;
}

/** @throws Error that names the operation when its codes, rules or bodies don't fit together */
export function requestPartsOf(located: LocatedOperation): RequestPart[] {
  const { operation } = located;
  const documented = Object.values(operation.responses).flatMap(({ content }) =>
    Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {})),
  );
  const part = (name: RequestPart["name"], schema: Schema | undefined, fallback: Record<string, string> = {}): RequestPart[] => {
    try {
      return schema ? [{ name, schema, table: tableOf(schema, documented, fallback) }] : [];
    } catch (error) {
      throw new Error(`${operation.operationId}, ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  return [...part("body", bodySchema(located), fallbackCodes(located)), ...part("parameters", parameterSchema(located))];
}

function bodySchema({ operation, content }: LocatedOperation): Schema | undefined {
  const [first, ...others] = Object.values(content).map(({ schema }) => schema);
  if (others.some((schema) => JSON.stringify(schema) !== JSON.stringify(first)))
    throw new Error(`${operation.operationId}: the body's media types have different schemas, one validator can't serve them.`);
  return first;
}

const fallbackCodes = ({ content }: LocatedOperation): Record<string, string> =>
  Object.fromEntries(
    Object.entries(content).flatMap(([mediaType, { "x-error-code": code }]) => (code === undefined ? [] : [[mediaType, code]])),
  );

function parameterSchema(located: LocatedOperation): Schema | undefined {
  const asked = askedParameters(located);
  if (asked.length === 0) return undefined;
  const places: Record<string, Schema & { required: string[]; properties: Record<string, Schema> }> = {};
  for (const { name, in: place, required, schema, "x-error-code": code } of asked) {
    const object = (places[place] ??= { type: "object", required: [], properties: {} });
    if (required) object.required.push(name);
    object.properties[name] = { ...schema, ...(code !== undefined && { "x-error-code": code }) };
  }
  const rules = located.operation["x-parameter-rules"]?.map((rule): Schema => ({ ...rule }));
  return {
    type: "object",
    required: Object.keys(places).filter((place) => places[place]?.required.length !== 0),
    properties: places,
    ...(rules && { allOf: rules }),
  };
}
