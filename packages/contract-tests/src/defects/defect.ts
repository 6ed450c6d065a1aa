/** A mistake put into a copy of the repository on purpose, and how it must be told. */

export const KINDS = ["limit", "enumeration", "required", "code", "status", "header set", "signing", "event", "example"] as const;
export type Kind = (typeof KINDS)[number];

export const PARTS = ["spec", "client", "mock"] as const;
export type Part = (typeof PARTS)[number];

export interface Defect {
  readonly kind: Kind;
  readonly part: Part;
  /** What is wrong, in a few words. */
  readonly what: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The API package is generated again from the description: only the documents' table is left to see the mistake. @defaultValue the bundle alone is made again */
  readonly generated?: true;
  /** Test files that are run, from `src` on. */
  readonly run: readonly string[];
  /** The operation whose tests are run. @defaultValue all */
  readonly only?: string;
  /** Lines of the output; `…` stands for anything between. */
  readonly says: readonly string[];
}
