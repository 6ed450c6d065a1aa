/** What is wrong with an input: it is not allowed, names something that the world does not have, or a name that is taken. */
export type InputFault = "invalid" | "unknown" | "taken";

/** An input that can't be used. */
export class InputError extends TypeError {
  readonly fault: InputFault;

  constructor(message: string, fault: InputFault = "invalid") {
    super(message);
    this.fault = fault;
  }
}

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
