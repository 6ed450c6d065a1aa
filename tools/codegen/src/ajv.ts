/** Ajv as the generator uses it, and the compiling of all schemas as a check. */
import { _, Ajv2020, type Options } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Document, type Schema, schemasOf, subschemas } from "@maksu/openapi";
import { remember } from "./ground/remember.ts";
import { EXTENSIONS, FORMAT_FUNCTIONS, FORMAT_PATTERNS, NUMBER_FORMATS } from "./ground/vocabulary.ts";

/** For checks: code that is thrown away need not be optimized. `compileOnce` looks at the schema as such. */
export const checkingAjv = (options: { strictTypes?: boolean } = {}): Ajv2020 =>
  createAjv({ ...options, validateSchema: false, code: { optimize: false } });

/** For code, of schemas that were checked. Its numbers begin where those of an Ajv that checks would, so that they don't depend on who has checked. */
export function generatingAjv(): Ajv2020 {
  const ajv = createAjv({ validateSchema: false, code: { source: true, esm: true, lines: true } });
  for (const [prefix, count] of schemasOfSchemas().names) for (let taken = 0; taken < count; taken++) ajv.scope.name(prefix);
  return ajv;
}

interface SchemasOfSchemas {
  /** Knows what a schema is: Ajv compiles that in each instance that is asked to check a schema, which takes longer than most schemas of ours. */
  readonly ajv: Ajv2020;
  /** How many names of each kind their code has. */
  readonly names: ReadonlyMap<string, number>;
}

let ofSchemas: SchemasOfSchemas | undefined;

function schemasOfSchemas(): SchemasOfSchemas {
  if (ofSchemas) return ofSchemas;
  const ajv = createAjv({ code: { optimize: false } });
  ajv.validateSchema({});
  const taken = (prefix: string): number => Number(/(?<!\d)\d+$/.exec(ajv.scope.name(prefix).str)?.[0]);
  const names = new Map(["validate", "schema", "func", "pattern", "formats"].map((prefix) => [prefix, taken(prefix)]));
  return (ofSchemas = { ajv, names });
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    strictRequired: false,
    inlineRefs: false,
    ...options,
    code: { ...options.code, formats: _`formats` },
  });
  addFormats.default(ajv, [...FORMAT_PATTERNS]);
  for (const name of NUMBER_FORMATS) ajv.addFormat(name, true);
  for (const name of Object.keys(FORMAT_FUNCTIONS)) ajv.addFormat(name, () => true); // the generated code calls the real one
  return ajv;
}

/**
 * Compiles every schema, including those of responses and events: Prism accepts any body for a schema that does not compile.
 *
 * @throws Error that names the schema's place in the bundle, which must be dereferenced
 */
export function checkSchemasCompile(document: Document): void {
  const ajv = checkingAjv();
  for (const [path, schema] of schemasOf(document)) compile(path, () => compileOnce(ajv, withoutNotes(schema)));
}

const compiled = remember<true>(5000);

/** @throws Error when the schema does not compile; one that did is not compiled again */
export function compileOnce(ajv: Ajv2020, schema: Schema): void {
  compiled(`${String(ajv.opts.strictTypes)} ${JSON.stringify(schema)}`, () => {
    void schemasOfSchemas().ajv.validateSchema(schema, true);
    ajv.compile(schema);
    return true;
  });
}

/** @throws Error that names the place whose schema does not compile */
export function compile<Made>(place: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new Error(`${place}: the schema does not compile: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const NOTES = ["title", "description", "example", "examples", "default", "deprecated", "xml", ...Object.keys(EXTENSIONS)];

/** Whole numbers of each width. Those of int64 end where JavaScript no longer keeps every digit. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

/** The limits of a schema, none wider than the range. */
const within = ([least, most]: readonly [number, number], { minimum = least, maximum = most }: Schema): Schema => ({
  minimum: Math.max(least, Number(minimum)),
  maximum: Math.min(most, Number(maximum)),
});

/** Only what validates: keeps titles, descriptions and examples out of the generated code. A number's width becomes limits, which a violation reports. */
export function withoutNotes(schema: Schema): Schema {
  const copy = structuredClone(schema);
  const strip = (node: Schema): void => {
    for (const [, sub] of subschemas(node)) strip(sub);
    // Callers may give other values than the listed ones.
    if (node["x-extensible"]) delete node.enum;
    const range = RANGES[node.format ?? ""];
    if (range) Object.assign(node, within(range, node));
    for (const key of NOTES) delete node[key];
  };
  strip(copy);
  return copy;
}
