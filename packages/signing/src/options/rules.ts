/** Rules of options. */

/** The rule of an option. */
export interface OptionRule {
  /** Completes "must be …": `a whole number from 1 to 10`. */
  readonly allowed: string;
  /** Returns whether a value is allowed. */
  readonly accepts: (value: unknown) => boolean;
  /** The option must be given. @defaultValue `false` */
  readonly required?: boolean;
  /** A number that is not accepted stands in the message: no secret is one. @defaultValue `false` */
  readonly showsNumbers?: boolean;
  /** Some values of this kind are accepted, so that the message of one that is not leaves the kind out. @defaultValue none */
  readonly takes?: "a string" | "a boolean" | "an object" | "an array";
  /** The rule of a list's elements, of which `accepts` makes use, too: the message names the element that is not allowed. */
  readonly element?: OptionRule;
}

/** A rule for every option; one that is missing, or left over, does not compile. */
export type OptionRules<Options extends object, Rule extends OptionRule = OptionRule> = {
  readonly [Name in keyof Required<Options>]: Rule;
};

/**
 * Checks options against their rules: rejects a name without a rule, then what is missing, then a value that its rule does not accept. An option
 * that is undefined counts as not given. Messages name the option, the kind of value it has (not the value, which may be a secret) and what is
 * allowed.
 *
 * @param options what a caller gave; undefined counts as no options
 * @param fail makes the error to throw; without a rule, the name is unknown or the options are no object
 */
export function checkOptions<Rule extends OptionRule>(
  options: unknown,
  rules: Readonly<Record<string, Rule>>,
  fail: (message: string, rule?: Rule) => Error,
): void {
  const given = options ?? {};
  if (typeof given !== "object" || Array.isArray(given)) throw fail(`options: must be an object, not ${kindOf(given)}`);
  // Spreading takes the same names: own and enumerable.
  const values = new Map(Object.entries(given));
  for (const name of values.keys())
    if (!Object.hasOwn(rules, name)) throw fail(`${name}: unknown option; ${suggestion(name, Object.keys(rules), "options")}`);
  for (const [name, rule] of Object.entries(rules)) {
    const value = values.get(name);
    if (value === undefined && rule.required) throw fail(`${name}: is missing; must be ${rule.allowed}`, rule);
    if (value !== undefined && !rule.accepts(value)) throw fail(notAllowed(name, value, rule), rule);
  }
}

/** Suggests what an unknown name may stand for: `did you mean timeout?`, or `the options are …` when none is close. */
export function suggestion(name: string, known: readonly string[], what: string): string {
  const differences = known.map((each) => difference(name.toLowerCase(), each.toLowerCase()));
  const least = Math.min(name.length < 3 ? 1 : 2, ...differences);
  const close = known.filter((_, index) => differences[index] === least);
  return close.length > 0 ? `did you mean ${close.join(" or ")}?` : `the ${what} are ${known.join(", ")}`;
}

/** How many characters are left between the beginning and the end that two names share. */
function difference(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end;
}

function notAllowed(name: string, value: unknown, rule: OptionRule): string {
  const { allowed, element } = rule;
  const wrong = element && Array.isArray(value) ? value.findIndex((each) => !element.accepts(each)) : -1;
  if (element && wrong >= 0) return notAllowed(`${name}[${wrong}]`, (value as unknown[])[wrong], element);
  const given = rule.showsNumbers && typeof value === "number" ? String(value) : kindOf(value);
  return `${name}: must be ${allowed}${given === rule.takes ? "" : `, not ${given}`}`;
}

/** The kind of a value, without the value: `an empty string`, `a number`, `null`, `a Headers object`. */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null || Number.isNaN(value)) return String(value);
  if (value === "") return "an empty string";
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "an array";
  if (typeof value !== "object") return `a ${typeof value}`;
  const name = Object.prototype.toString.call(value).slice("[object ".length, -1);
  return name === "Object" ? "an object" : `${/^[AEIO]/.test(name) ? "an" : "a"} ${name} object`;
}

/** `true` or `false`. */
export const booleanOption: OptionRule = { allowed: "true or false", accepts: (value) => typeof value === "boolean" };

/** A function. */
export const functionOption: OptionRule = { allowed: "a function", accepts: (value) => typeof value === "function" };

/** Text with at least one character. */
export const stringOption: OptionRule = { allowed: "a non-empty string", accepts: (value) => typeof value === "string" && value !== "" };

/** One of these values. */
export const enumOption = (...values: readonly (string | number)[]): OptionRule => ({
  allowed: values.join(" or "),
  accepts: (value) => values.some((each) => each === value),
  takes: "a string",
});

/**
 * A whole number.
 *
 * @param unit follows "a whole number": `of bytes`
 */
export const integerOption = (least: number, most: number = Number.MAX_SAFE_INTEGER, unit = ""): OptionRule => ({
  allowed: `a whole number${unit && ` ${unit}`} ${most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`}`,
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  showsNumbers: true,
});

/** Milliseconds that a timer can wait: Node and browsers take a longer time for one millisecond. */
export const timeoutOption: OptionRule = integerOption(1, 2 ** 31 - 1, "of milliseconds");
