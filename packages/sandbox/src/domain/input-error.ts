/** The fault of an input: it is not allowed, names something that the world does not have, or a name that is taken. */
export type InputFault = "invalid" | "unknown" | "taken";

/** An input that can't be used. */
export class InputError extends TypeError {
  readonly fault: InputFault;

  constructor(message: string, fault: InputFault = "invalid") {
    super(message);
    this.fault = fault;
  }
}

/** An input that its description rejects: where it is, and what it must be. */
export class InvalidInput extends InputError {
  /** The keys that lead to it, the part of the request before them: `body`, `holidays`, `0`. */
  readonly at: readonly string[];
  /** The rest of the message after the place: `must be a whole number from 0 to 100, not 101`. */
  readonly sentence: string;

  constructor(at: readonly string[], sentence: string) {
    super(`${placeOf(at.slice(1)) || "input"}: ${sentence}`);
    this.at = at;
    this.sentence = sentence;
  }
}

/** Keys as JavaScript writes them: `holidays[0]`. */
export const placeOf = (keys: readonly string[]): string =>
  keys.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : `${index === 0 ? "" : "."}${key}`)).join("");

/** The error of an id that a world does not have. */
export const unknownIn = ({ name }: { readonly name: string }, what: string): InputError =>
  new InputError(`the world ${name} has no ${what}`, "unknown");

/**
 * Returns what was found.
 *
 * @throws InputError when nothing was
 */
export function requireFound<Found>(found: Found | undefined, world: { readonly name: string }, what: string): Found {
  if (found === undefined) throw unknownIn(world, what);
  return found;
}
