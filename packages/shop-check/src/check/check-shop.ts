/** The check as a function, for tests of your own. */
import { type Given, optionsFrom, readSettings } from "../config/options.ts";
import { decided } from "./decide.ts";
import type { CheckOutcome } from "./jobs.ts";
import { runJob } from "./session.ts";

/** Settings by the names that `shop-check.yaml` has, and what is called meanwhile. */
export interface ShopCheckOptions {
  /** As in `shop-check.yaml`. */
  readonly settings: Given;
  /** The command that starts the shop, unless the setting `attach` has its address. */
  readonly command?: readonly string[];
  /** Called with what somebody has to do or know. @defaultValue nothing */
  readonly onLine?: (line: string) => void;
  /** Called after each history with how many were played, of how many. @defaultValue nothing */
  readonly onProgress?: (progress: { readonly done: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
}

/**
 * Checks a shop in this process.
 *
 * @throws InvalidSetting for a setting that can't be taken; the message names it
 */
export async function checkShop({
  settings,
  command = [],
  onLine = () => {},
  onProgress,
  signal,
}: ShopCheckOptions): Promise<CheckOutcome> {
  const options = { ...optionsFrom(readSettings(settings, ""), command), jobs: 1 };
  const result = await runJob(options, 0, [], new Set(), {
    onLine,
    onOutput: () => {},
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  return { ...decided(result), guard: result.guard };
}
