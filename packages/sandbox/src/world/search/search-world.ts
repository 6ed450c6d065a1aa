import { InvalidInput, requireFound } from "../../domain/input-error.ts";
import type { Search, SortOrder } from "../../store/search.ts";
import type { Searched } from "../../store/store.ts";
import type { SandboxDocuments, SandboxTransaction } from "../kept/documents.ts";
import type { World } from "../world.ts";
import type { SearchedKind } from "./entry-of.ts";
import { searchedText } from "./searched-text.ts";

/** The filter and the order of a list. */
export interface ListFilter {
  readonly text?: string;
  readonly account?: string;
  readonly status?: string;
  readonly method?: string;
  /** A day, or a time in ISO 8601. */
  readonly from?: string;
  /** A day, which is included, or a time, which isn't. */
  readonly to?: string;
  /** Cents. */
  readonly least?: number;
  /** Cents. */
  readonly most?: number;
  readonly sort?: SortOrder;
  readonly skip?: number;
  readonly limit?: number;
}

/** More documents than any store has. */
const ALL = 1e9;

const DAY = 86_400_000;

/**
 * Finds documents of a world.
 *
 * @throws InvalidInput for an invalid time
 * @throws InputError when the world has no such account
 */
export async function searchWorld<Kind extends SearchedKind>(
  { search }: SandboxTransaction,
  world: World,
  kinds: readonly Kind[],
  { text, account, status, method, from, to, least, most, sort = "oldest", skip = 0, limit = ALL }: ListFilter,
): Promise<readonly Searched<SandboxDocuments, Kind>[]> {
  const sought = text === undefined ? "" : searchedText(text);
  const asked: Search<Kind> = {
    kinds,
    accounts:
      account === undefined
        ? [...world.merchants.keys()]
        : [requireFound(world.merchants.get(account), world, `account ${account}`).account],
    ...(sought !== "" && { text: sought }),
    ...(status !== undefined && { status }),
    ...(method !== undefined && { method }),
    ...(from !== undefined && { from: timeOf("from", from) }),
    ...(to !== undefined && { to: timeOf("to", to) + (to.length === "2026-12-25".length ? DAY : 0) }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    sort,
    skip,
    limit,
  };
  return search(asked);
}

/**
 * Checks what the description can't say of a filter.
 *
 * @throws InvalidInput for an invalid time
 */
export function checkTimes({ from, to }: Pick<ListFilter, "from" | "to">): void {
  if (from !== undefined) timeOf("from", from);
  if (to !== undefined) timeOf("to", to);
}

function timeOf(name: string, text: string): number {
  const time = Date.parse(text);
  // The 31st of February would be a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text.slice(0, 10))
    throw new InvalidInput(["query", name], "must be a day or a time that there is");
  return time;
}
