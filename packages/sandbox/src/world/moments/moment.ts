/** The moments of a world: what each of its transactions has done, and what was there before. */
import type { Job, Keys } from "../../store/store.ts";

/** Names a moment. */
export interface MomentLabel {
  /** The command of a seed, the trigger of a timer, or another word for it. */
  readonly what: string;
  /** The id of what it was done with. */
  readonly about?: string;
  readonly account?: string;
  /** The moment that the world went back to. */
  readonly backTo?: string;
}

/** A moment: undone, it leaves what was there before. It is small, as most documents are added, and few are replaced. */
export interface MomentRecord extends MomentLabel, Partial<Besides> {
  /** By the world's clock. ISO 8601. */
  readonly createdAt: string;
  readonly documents: readonly DocumentBefore[];
  /** Each job that was put or removed, as it was; null where there was none. */
  readonly jobs: readonly (readonly [id: string, before: Job | null])[];
}

/** A document as it was; its id alone, where there was none. */
export type DocumentBefore =
  | readonly [kind: string, id: string]
  | readonly [kind: string, id: string, text: string, keys: Keys, row: number];

/** The state of a world that is in no document of its own, in JSON. A moment has the parts that it changed, as they were. */
export interface Besides {
  /** Settings and merchants. */
  readonly changed: string;
  /** Fault rules, of the process that keeps the moment alone. */
  readonly faults: string;
}

/** The state that moments keep of a world besides documents. */
export interface BesidesNow {
  read(): Besides;
  /** As the latest moment has left it. */
  readonly kept: Besides;
  /** Called once a transaction is committed, with what it has left. */
  committed(left: Besides): void;
  /** Called after each moment. */
  onMoment(): void;
}

/** The index of the moments of a world, in their order. */
export const MOMENTS = "world";
