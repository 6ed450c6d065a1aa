/**
 * Converts prices between euros and cents, exactly. Loaded by nothing else.
 *
 * @packageDocumentation
 */
export { fromCents, toCents } from "@maksu/legacy-api/money";
