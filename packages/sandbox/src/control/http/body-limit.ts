import type { WireRequest } from "@maksu/service-front";
import { operationTable } from "../generated/operations.ts";
import { type Access, requireAccess } from "./access.ts";
import { faultOf } from "./control-fault.ts";

/** Most bytes of a snapshot. */
const MOST_OF_SNAPSHOT = 256 * 2 ** 20;

const [before = "", after = ""] = operationTable.restoreWorld.path.split("{world}");

/** The most bytes of a body: more of a snapshot than of anything else, and only of those who may control the sandbox. */
export const bodyLimit =
  (most: number, access: Access) =>
  ({ path, headers }: Pick<WireRequest, "path" | "headers">): number => {
    if (!path.startsWith(before) || !path.endsWith(after)) return most;
    try {
      requireAccess({ headers }, access);
      return Math.max(most, MOST_OF_SNAPSHOT);
    } catch (error) {
      if (!faultOf(error)) throw error;
      return most;
    }
  };
