/**
 * A rule between fields that JSON Schema can't say; true means kept. It sees only values that their schema has accepted, whatever is wrong
 * elsewhere, so it may name their type: `({ query }: { query: Dates }) => …`.
 */
export type Rule = (value: never) => boolean;

/** The rules of an API by the name its description gives them (`x-rule`). */
export type Rules<Name extends string = string> = Readonly<Record<Name, Rule>>;
