/**
 * A rule between fields that JSON Schema can't say. Returns true when it is kept, else what is wrong, with the figures:
 * `` `amount` is 1526, but the items add up to 1525 ``. All that it reads is what its schema accepts, so it may name the type:
 * `({ query }: { query: Dates }) => …`. It is stopped where it reads a value that the schema has rejected.
 *
 * The second argument is the figure that the description gives the rule (`x-limit`), if it gives one.
 */
export type Rule = (value: never, limit: never) => true | string;

/** The rules of an API by the name its description gives them (`x-rule`). */
export type Rules<Name extends string = string> = Readonly<Record<Name, Rule>>;
