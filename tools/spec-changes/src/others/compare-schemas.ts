/** Compares what two descriptions state of a value, and of whatever has a schema or parts. */
import { isObject, type JsonObject, objectAt, valueAt } from "@maksu/openapi";
import { followed, type Keys, type Place, type Stated, statedBy } from "./stated.ts";

/** One side of a difference. */
export interface Side {
  /** Undefined where it says nothing. */
  readonly value: unknown;
  readonly keys: Keys;
}

/** A difference between the two descriptions. Those alike in several operations are one. */
export interface Difference {
  /** Our schema and field (`Item.units`), or the part of an operation (`header signature`, `response 404`). */
  readonly at: string;
  readonly keyword: string;
  readonly theirs: Side;
  readonly ours: Side;
  readonly operations: readonly string[];
}

/** Says something that JSON can't, but a table can. */
const PRESENT = "present";

export type Found = Map<string, { -readonly [Key in keyof Difference]: Difference[Key] } & { operations: string[] }>;

/** A pair of places that say the same thing. */
export interface Pair {
  readonly ours: Place;
  readonly theirs: Place;
}

export type Parts = ReadonlyMap<string, Place>;

/** The name of a part, and the keyword of its difference. */
type Named = readonly [at: string, keyword: string];

export class SchemaWalk {
  private readonly visited = new Set<string>();
  readonly mine: JsonObject;
  readonly other: JsonObject;
  readonly found: Found;
  readonly operationId: string;

  constructor(mine: JsonObject, other: JsonObject, found: Found, operationId: string) {
    this.mine = mine;
    this.other = other;
    this.found = found;
    this.operationId = operationId;
  }

  report(at: string, keyword: string, theirs: Side, ours: Side): void {
    // A component's statement counts wherever it is referred to; of a side that says nothing, the place is one around it. One list requires several fields.
    const places = [ours, theirs].map(({ value, keys }) => (value === undefined || value === false ? "" : keys));
    const key = JSON.stringify([places, keyword === "required" ? at.split(".").at(-1) : "", keyword, theirs.value, ours.value]);
    const known = this.found.get(key);
    if (!known) this.found.set(key, { at, keyword, theirs, ours, operations: [this.operationId] });
    else if (!known.operations.includes(this.operationId)) known.operations.push(this.operationId);
  }

  /** Reports two values that differ. */
  value(at: string, keyword: string, pair: Pair, theirs: unknown, ours: unknown, steps: readonly string[] = []): void {
    if (JSON.stringify(theirs) === JSON.stringify(ours)) return;
    this.report(
      at,
      keyword,
      { value: theirs, keys: [...pair.theirs.keys, ...steps] },
      { value: ours, keys: [...pair.ours.keys, ...steps] },
    );
  }

  /** Compares a part that both have; one that a side lacks is a difference, at the place around it. */
  part(
    [at, keyword]: Named,
    ours: Place | undefined,
    theirs: Place | undefined,
    around: Pair,
    compare: (at: string, pair: Pair) => void,
  ): void {
    if (ours && theirs) return compare(at, { ours, theirs });
    if (!ours && !theirs) return;
    const said = (place: Place | undefined, { keys }: Place): Side =>
      place ? { value: PRESENT, keys: place.keys } : { value: undefined, keys };
    this.report(at, keyword, said(theirs, around.theirs), said(ours, around.ours));
  }

  /** Compares the parts of the two by name. */
  parts(mine: Parts, other: Parts, around: Pair, named: (name: string) => Named, compare: (at: string, pair: Pair) => void): void {
    for (const name of new Set([...mine.keys(), ...other.keys()])) this.part(named(name), mine.get(name), other.get(name), around, compare);
  }

  flags(at: string, pair: Pair, ...keys: readonly string[]): void {
    const isSet = ({ node }: Place, key: string): boolean => isObject(node) && node[key] === true;
    for (const key of keys) this.value(at, key, pair, isSet(pair.theirs, key), isSet(pair.ours, key), [key]);
  }

  /** A parameter or header has a schema, or a media type that has one. */
  schemaOrContent(at: string, { ours, theirs }: Pair): void {
    const [mine, other] = [mediaTypesOf(ours), mediaTypesOf(theirs)];
    if (mine.size > 0 && other.size > 0) return this.content(at, { ours, theirs });
    const schemaOf = (place: Place, [media]: readonly Place[]): Place => below(media ?? place, "schema");
    this.value(at, "content", { ours, theirs }, [...other.keys()], [...mine.keys()], ["content"]);
    this.schemas(at, { ours: schemaOf(ours, [...mine.values()]), theirs: schemaOf(theirs, [...other.values()]) });
  }

  content(at: string, pair: Pair): void {
    this.parts(
      mediaTypesOf(pair.ours),
      mediaTypesOf(pair.theirs),
      inside(pair, "content"),
      (type) => [at, `media type ${type}`],
      (_at, both) => this.schemas(at, inside(both, "schema")),
    );
  }

  /** @param at - what the schema is of, unless ours has a name of its own */
  schemas(at: string, { ours, theirs }: Pair): void {
    const mine = followed(this.mine, ours);
    const other = followed(this.other, theirs);
    const name = mine.names.at(-1) ?? at;
    const visited = `${name} ${mine.keys.join("/")} ${other.keys.join("/")}`;
    if (this.visited.has(visited)) return;
    this.visited.add(visited);
    const [here, there] = [statedBy(this.mine, ours), statedBy(this.other, theirs)];
    const whole = { ours: mine, theirs: other };
    for (const keyword of new Set([...here.keywords.keys(), ...there.keywords.keys()]))
      this.stated(name, keyword, whole, there.keywords.get(keyword), here.keywords.get(keyword));
    this.conditions(name, whole, here.conditions, there.conditions);
    this.fields(name, whole, here, there);
    this.part([name, "items"], here.items, there.items, whole, (_at, pair) => this.schemas(`${name}[]`, pair));
  }

  /** One that changed is one difference, not one that is gone and another that is new. */
  private conditions(name: string, whole: Pair, here: Stated["conditions"], there: Stated["conditions"]): void {
    const [gone, added] = [[...here].filter(([text]) => !there.has(text)), [...there].filter(([text]) => !here.has(text))];
    const kinds = new Set([...gone, ...added].map(([text]) => kindOf(text)));
    for (const kind of kinds) {
      const [old, now] = [gone, added].map((all) =>
        all.filter(([text]) => kindOf(text) === kind).map(([value, keys]) => ({ value, keys })),
      );
      for (const index of Array.from({ length: Math.max(old?.length ?? 0, now?.length ?? 0) }).keys())
        this.stated(name, "condition", whole, now?.[index], old?.[index]);
    }
  }

  private stated(at: string, keyword: string, { ours, theirs }: Pair, there: Side | undefined, here: Side | undefined): void {
    if (JSON.stringify(there?.value) === JSON.stringify(here?.value)) return;
    this.report(at, keyword, there ?? { value: undefined, keys: theirs.keys }, here ?? { value: undefined, keys: ours.keys });
  }

  private fields(name: string, whole: Pair, here: Stated, there: Stated): void {
    this.parts(
      here.properties,
      there.properties,
      whole,
      (field) => [`${name}.${field}`, "field"],
      (at, pair) => this.schemas(at, pair),
    );
    for (const field of new Set([...here.required.keys(), ...there.required.keys()])) {
      const [ours, theirs] = [here.properties.get(field), there.properties.get(field)];
      // A field that one of them lacks is a difference itself.
      if ((ours === undefined) !== (theirs === undefined)) continue;
      const demanded = (keys: Keys | undefined, place: Place | undefined): Side =>
        keys ? { value: true, keys } : { value: false, keys: place?.keys ?? [] };
      this.stated(
        `${name}.${field}`,
        "required",
        whole,
        demanded(there.required.get(field), theirs),
        demanded(here.required.get(field), ours),
      );
    }
  }
}

export function below({ node, keys }: Place, ...steps: readonly string[]): Place {
  return { node: valueAt(node, steps), keys: [...keys, ...steps] };
}

/** The keyword that the text of a condition begins with. */
const kindOf = (condition: string): string => condition.split(" ", 1)[0] ?? "";

export const inside = ({ ours, theirs }: Pair, step: string): Pair => ({ ours: below(ours, step), theirs: below(theirs, step) });

/** The media types of a body, by their names without parameters: a charset doesn't make another type. */
const mediaTypesOf = (place: Place): Parts =>
  new Map(
    Object.keys(objectAt(place.node, "content")).map((name) => [
      name.split(";", 1)[0]?.trim().toLowerCase() ?? "",
      below(place, "content", name),
    ]),
  );
