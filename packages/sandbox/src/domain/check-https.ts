import { reject, type Rejected } from "./rules/rejected.ts";
import type { Settings } from "./settings.ts";

/**
 * Rejects the merchant's URLs where they must be https.
 *
 * @param urls - by their places in the request; undefined for one that was not sent
 */
export function checkHttps(urls: Readonly<Record<string, string | undefined>>, { requireHttps }: Settings): Rejected | undefined {
  if (!requireHttps) return undefined;
  const other = Object.entries(urls).find(([, url]) => url !== undefined && !url.startsWith("https://"));
  return other && reject("events.https", `${other[0]} must be https`);
}

/** The URLs of a pair by their places: none of a pair that was not sent. */
export const urlsAt = (place: string, pair: Readonly<Record<"success" | "cancel", string>> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(pair ?? {}).map(([which, url]) => [`${place}/${which}`, url]));
