import { takeOptions, textRule } from "../options/rules.ts";

/** Options of a shared store. */
export interface StoreOptions {
  /** Put before every key, to keep merchants apart that share a database: one per merchant. */
  readonly prefix?: string;
}

/**
 * Returns the function that puts the prefix before a key.
 *
 * @throws WebhookError `option-invalid`, `option-unknown`
 */
export function prefixed(options: StoreOptions, defaultPrefix = ""): (key: string) => string {
  const { prefix = defaultPrefix } = takeOptions(options, { prefix: textRule });
  return (key) => prefix + key;
}
