/**
 * A validator per operation for the headers that signing fills in. Callers don't give them, so the validators of requests leave them out, and clients
 * load none of this: a server checks them beside the rest of a request.
 */
import { compile, generatingAjv, withoutNotes } from "../ajv.ts";
import { type Document, type LocatedOperation, operationsOf, type Schema } from "@maksu/openapi";
import { standaloneCode } from "../standalone.ts";
import { tableOf } from "./tables.ts";

/** Headers that one validator checks: of all operations that demand the same ones, and agree on what each may be. */
interface HeaderSet {
  readonly name: string;
  readonly required: readonly string[];
  readonly properties: Record<string, Schema>;
}

/** Makes `signing-headers.ts` of a dereferenced document. */
export function signingHeadersModule(document: Document): string {
  const sets: HeaderSet[] = [];
  const entries = operationsOf(document).flatMap((located) => {
    const own = headersOf(located);
    if (Object.keys(own.properties).length === 0) return [];
    const known = sets.find((each) => isCompatible(each, own));
    const set = known ?? { name: `set${sets.length + 1}`, ...own };
    if (known) Object.assign(known.properties, own.properties);
    else sets.push(set);
    return [`  ${located.operation.operationId}: ${set.name},\n`];
  });
  const schemas = sets.map(({ name, required, properties }): [string, Schema] => [
    name,
    { type: "object", required: [...required], properties },
  ]);
  const ajv = generatingAjv();
  for (const [name, schema] of schemas) compile(name, () => ajv.addSchema(withoutNotes(schema), name));
  const { code, imports } = standaloneCode(ajv, Object.fromEntries(schemas.map(([name]) => [`validate_${name}`, name])));
  const validators = schemas.map(
    ([name, schema]) => `const ${name}: Validate = validator(validate_${name}, ${JSON.stringify(tableOf(schema, [], {}))});\n`,
  );
  return `/**
 * Validators of the headers that signing fills in, of ${document.info.title}, for servers.
 *
 * @packageDocumentation
 */
import { ${[...imports.toSorted(), "type Validate", "validator"].join(", ")} } from "@maksu/openapi-runtime/validation";
${code}
${validators.join("")}
/** The validators of each operation's signing headers, as \`{ [name]: value }\`: give them the headers that the operation has, and no others. */
export const signingHeaders: Readonly<Record<string, Validate>> = {
${entries.join("")}};
`;
}

function headersOf({ operation, parameters }: LocatedOperation): Omit<HeaderSet, "name"> {
  const signing = parameters.filter((parameter) => parameter["x-signing"]);
  const properties = signing.map(({ name, schema = {} }): [string, Schema] => {
    const rule = schema["x-rule"];
    if (rule !== undefined) throw new Error(`${operation.operationId}: a signing header can't have the rule ${rule}, ${name} has it.`);
    return [name, schema];
  });
  return {
    required: signing.filter((parameter) => parameter.required).map(({ name }) => name),
    properties: Object.fromEntries(properties),
  };
}

const isCompatible = (set: HeaderSet, own: Omit<HeaderSet, "name">): boolean =>
  isSame(set.required, own.required) &&
  Object.entries(own.properties).every(
    ([name, schema]) => set.properties[name] === undefined || isSame(withoutNotes(set.properties[name]), withoutNotes(schema)),
  );

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
