/** Checks the values of a command's options with the same rules as the functions that take them. */
import { checkOptions, type OptionRule } from "@maksu/signing/options";

/** @throws Error that names the option and what is allowed, and does not quote the value */
export function requireOption(option: string, value: unknown, rule: OptionRule): void {
  checkOptions({ [option]: value }, { [option]: rule }, (message) => new Error(message));
}

/**
 * The same for a value that isn't a secret: the message quotes it.
 *
 * @param value - what the text stands for
 */
export function requireShown(option: string, text: string | undefined, rule: OptionRule, value: unknown = text): void {
  if (value !== undefined && !rule.accepts(value)) throw new Error(`${option}: must be ${rule.allowed}, not ${JSON.stringify(text)}`);
}

/** Returns the number that an option has. */
export function requireNumber(option: string, text: string, rule: OptionRule): number {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  requireShown(option, text, rule, number);
  return number;
}
