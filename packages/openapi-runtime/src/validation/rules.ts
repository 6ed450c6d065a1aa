/**
 * A rule between fields that JSON Schema can't express. Returns true if the value complies, otherwise the message with the figures: ``
 * `amount` is 1526, but the items add up to 1525 ``. Everything that it reads has been accepted by the schema, so it may declare the type:
 * `({ query }: { query: Dates }) => …`. It is stopped when it reads a value that the schema has rejected.
 *
 * The second argument is the limit that the description gives the rule (`x-limit`), if any.
 */
export type Rule = (value: never, limit: never) => true | string;

/** The rules of an API by their names in the description (`x-rule`). */
export type Rules<Name extends string = string> = Readonly<Record<Name, Rule>>;
