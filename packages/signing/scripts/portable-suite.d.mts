import type * as Library from "../src/index.ts";

/** The result of a run of the suite. */
export interface SuiteReport {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** The contents of `vectors/`, as text. */
export interface SuiteVectors {
  readonly payment: string;
  readonly merchant: string;
  readonly receipt: string;
  readonly generated: string;
}

export function portableSuite(library: typeof Library, vectors: SuiteVectors, options: { readonly hasMd5: boolean }): Promise<SuiteReport>;
