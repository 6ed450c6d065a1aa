/** The check as a function, for tests of your own. */
import { type Given, InvalidSetting, optionsFrom, readSettings } from "../config/options.ts";
import { COMMAND_SETTINGS } from "../config/settings.ts";
import { type CheckOutcome, outcomeOf } from "./decide.ts";
import { runJob } from "./session.ts";

/** Settings by the names that `shop-check.yaml` has, and what is called meanwhile. */
export interface ShopCheckOptions {
  /** As in `shop-check.yaml`, without those that only the command has a use for: {@link COMMAND_SETTINGS}. */
  readonly settings: Given;
  /** The command that starts the shop, unless the setting `attach` has its address. */
  readonly command?: readonly string[];
  /** Called with what somebody has to do or know. @defaultValue nothing */
  readonly onLine?: (line: string) => void;
  /** Called before each history with how many were played, of how many. @defaultValue nothing */
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
  const unused = COMMAND_SETTINGS.filter((name) => settings[name] !== undefined);
  if (unused.length > 0) throw new InvalidSetting(`${unused.join(", ")}: for the command alone; checkShop has no use for it`);
  const options = optionsFrom(readSettings(settings, ""), command, () => "");
  const result = await runJob(options, 0, [], new Set(), {
    onLine,
    onOutput: () => {},
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  return outcomeOf(result);
}
