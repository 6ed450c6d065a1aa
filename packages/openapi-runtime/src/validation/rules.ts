/**
 * A rule between fields that JSON Schema can't say; true means kept. It may take all that it reads for what its schema accepts, and name its type:
 * `({ query }: { query: Dates }) => …`. Where a value that it reads is refused, neither its word counts nor what it throws.
 *
 * The second argument is the figure that the description gives the rule (`x-limit`), if it gives one.
 */
export type Rule = (value: never, limit: never) => boolean;

/** The rules of an API by the name its description gives them (`x-rule`). */
export type Rules<Name extends string = string> = Readonly<Record<Name, Rule>>;
