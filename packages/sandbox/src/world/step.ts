/** Something that was done, in the words of a seed. */
export interface Step {
  /** The command: `create`, `pay`. */
  readonly command: string;
  /** Who did it; absent where that is not an account. */
  readonly account?: string;
  /** The subject: an id, a token, an order number. */
  readonly of?: string;
  /** How: the body of a request, or options. */
  readonly input?: unknown;
  /** With which its request was signed, where that decides what follows: with SHA-512. */
  readonly algorithm?: "sha512";
  /** The id or the token that it made. */
  readonly made?: string;
}

/** A step, and when it was done. */
export interface StepDone extends Step {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
}
