import type { Access, WireRequest } from "@maksu/service-front";
import { operationTable } from "../../generated/operations.ts";

/** Most bytes of a snapshot. */
const MOST_OF_SNAPSHOT = 256 * 2 ** 20;

const [before = "", after = ""] = operationTable.restore.path.split("{world}");

/** The most bytes of a body: more of a snapshot than of anything else, and only of those who may control the sandbox. */
export const bodyLimit =
  (most: number, deny: Access) =>
  ({ path, headers }: Pick<WireRequest, "path" | "headers">): number =>
    path.startsWith(before) && path.endsWith(after) && !deny({ headers }, "control") ? Math.max(most, MOST_OF_SNAPSHOT) : most;
