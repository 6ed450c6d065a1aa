import { clientDefects } from "./client-defects.ts";
import type { Defect } from "./defect.ts";
import { mockDefects } from "./mock-defects.ts";
import { specDefects } from "./spec-defects.ts";

/** Every mistake that the tests must find. */
export const defects: readonly Defect[] = [...specDefects, ...clientDefects, ...mockDefects];

/** The name to filter runs by: `limit, mock: a maximum is passed over`. */
export const nameOf = ({ kind, part, what }: Defect): string => `${kind}, ${part}: ${what}`;
