/** Checks values against the schemas of a bundle, by Ajv: neither the generated validators nor what the mock server is made of. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { RESPONSE_FORMATS } from "./formats.ts";
import type { Keys } from "./places.ts";

/** Something wrong with a value. */
export interface ValueFault {
  /** JSON pointer into the value. */
  readonly pointer: string;
  /** The keys of the keyword that it breaks, into the bundle. */
  readonly at: Keys;
  readonly message: string;
}

/** Returns what is wrong with a value by the schema at a place of the bundle. */
export type ValueCheck = (at: Keys, value: unknown) => readonly ValueFault[];

/**
 * Creates the check. Ajv is loaded here and nowhere else.
 *
 * @throws Error when Ajv is not installed
 */
export async function createValueCheck(bundle: object): Promise<ValueCheck> {
  const { Ajv2020 } = await import("ajv/dist/2020.js").catch((cause: unknown) => {
    throw new Error("The referee needs ajv 8, which is not installed: npm install --save-dev ajv", { cause });
  });
  // An error then has the schema that it comes from, whose place is known: the path in it begins again at each reference.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true, formats: RESPONSE_FORMATS });
  const root = withinBundle(bundle);
  const placeOf = placesOf(root);
  ajv.addSchema(root, "bundle");
  return (at, value) => {
    const schema = at.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], root);
    const validate = ajv.compile(schema as object);
    if (validate(value)) return [];
    const faults = (validate.errors ?? []).map((error) => faultOf(error, placeOf));
    return faults.filter((fault) => !faults.some((other) => isBranchOf(fault, other) || isOfWrongType(fault, other)));
  };
}

/** The keys of every object of a bundle. */
function placesOf(root: object): ReadonlyMap<unknown, Keys> {
  const places = new Map<unknown, Keys>();
  const visit = (node: unknown, keys: Keys): void => {
    if (typeof node !== "object" || node === null) return;
    places.set(node, keys);
    for (const [key, value] of Object.entries(node)) visit(value, [...keys, key]);
  };
  visit(root, []);
  return places;
}

function faultOf(
  { instancePath, parentSchema, keyword, message = "is wrong" }: ErrorObject,
  placeOf: ReadonlyMap<unknown, Keys>,
): ValueFault {
  return { pointer: instancePath, at: [...(placeOf.get(parentSchema) ?? []), keyword], message };
}

/** Whether a fault is in one of the branches of which another one says that none fits. */
const isBranchOf = (fault: ValueFault, { at, pointer }: ValueFault): boolean =>
  fault.at.length > at.length &&
  ["anyOf", "oneOf", "not"].includes(at.at(-1) ?? "") &&
  at.every((key, index) => fault.at[index] === key) &&
  fault.pointer === pointer;

/** Whether a fault is of a value that has another type than the described one, which is enough to say. */
const isOfWrongType = (fault: ValueFault, other: ValueFault): boolean =>
  other.at.at(-1) === "type" && fault.at.at(-1) !== "type" && fault.pointer === other.pointer;

/** Inside a bundle references start at its root; a schema that refers to it needs the bundle's name before them. */
const withinBundle = (node: unknown): object => JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#/', '"$ref":"bundle#/')) as object;
