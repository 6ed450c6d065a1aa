import type { Rating } from "./house-rules.ts";

/** A change found by a rule of its own, before it is known who is touched by it. */
export interface Finding extends Rating {
  readonly subject: string;
  readonly pointer: string;
  readonly wording?: boolean;
}
