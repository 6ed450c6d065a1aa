/** A seed: steps in the words of the APIs, to be done in a world one after the other. */
import { brand } from "@maksu/error-brand";
import type { RuleId } from "../../domain/rules/rules.ts";

/** Steps to do in a world. */
export interface Seed {
  /** When the first step is done, in ISO 8601: a world that is not that far is advanced to it. @defaultValue when the world's clock says */
  readonly clock?: string;
  readonly steps: readonly SeedStep[];
  /** Steps that an exported seed lacks, and why: nothing is done with them. @defaultValue nothing */
  readonly leftOut?: readonly LeftOut[];
}

/** Something that a seed lacks. */
export interface LeftOut {
  readonly kind: "payment" | "order" | "secret";
  /** Its id, its token, or its account. */
  readonly id: string;
  readonly reason: string;
}

/**
 * A step: one command with its input, and what goes with it. The input of an operation is the body of its request; of an act, what its operation
 * in the control API takes besides `of` and `account`. Any value in it that is `$name` is the id or the token that the step with `as: name` has made; `$payment`, `$aggregate`,
 * `$subMerchant` and `$merchant` are accounts of the world, `$settlement-3` is its third settlement. A value that begins with a dollar sign itself is
 * written with two.
 *
 * @example { "create": { "stamp": "order-1", … }, "as": "order" }
 * @example { "pay": { "method": "nordea" }, "of": "$order" }
 */
export interface SeedStep extends Readonly<Record<string, unknown>> {
  /** A name for what the step makes. */
  readonly as?: string;
  /** The subject of the step. */
  readonly of?: string;
  /** Who does it: `payment`, `aggregate`, `merchant`, or a number. @defaultValue the ordinary merchant; of orders, that of the Merchant API */
  readonly account?: string | number;
  /** The algorithm of a request of the Payment API, which the events that follow are signed with. @defaultValue `sha256` */
  readonly algorithm?: "sha256" | "sha512";
}

/** A seed that can't be read, or a step that can't be done. The steps before it have been done. */
export class SeedError extends Error {
  static {
    brand(this, "@maksu/sandbox SeedError");
  }

  override readonly name = "SeedError";
  /** Counts from 0; undefined where it is no single step. */
  readonly step: number | undefined;
  /** The rule that rejects the step: see `RULES`. */
  readonly rule: RuleId | undefined;

  constructor(message: string, { step, rule, cause }: { readonly step?: number; readonly rule?: RuleId; readonly cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.step = step;
    this.rule = rule;
  }
}
