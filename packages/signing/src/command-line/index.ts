/**
 * Shared by the commands of these packages: flags, secrets that are not on the command line, words of a shell. For Node.
 *
 * @packageDocumentation
 */
export { endWithNpx, endWithParent } from "./end-with-parent.ts";
export { flagOf, type FlagType, flagValue } from "./flag-values.ts";
export { type FlagOptions, parseFlags, type ParsedFlags } from "./flags.ts";
export { inFlags } from "./in-flags.ts";
export { readFailure } from "./read-failure.ts";
export { readNamed, readSecret } from "./secret.ts";
export { shellWord } from "./shell-word.ts";
