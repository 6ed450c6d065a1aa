import { reject, type Rejected } from "./rules/rejected.ts";
import type { Settings } from "./settings.ts";

/**
 * Rejects the merchant's URLs where they must be https.
 *
 * @param urls - by their places in the request; undefined or empty for one that was not sent
 * @param exampleOf - the description's example of the error, by the URL's place, where it has one
 */
export function checkHttps(
  urls: Readonly<Record<string, string | undefined>>,
  { requireHttps }: Settings,
  exampleOf?: (place: string) => string,
): Rejected | undefined {
  if (!requireHttps) return undefined;
  const [place] = Object.entries(urls).find(([, url]) => url && !/^https:/i.test(url)) ?? [];
  return place === undefined ? undefined : reject("events.https", `${place} must be https`, exampleOf?.(place));
}

/** Does that with the URLs of a record, which may be missing. */
export const checkUrls = (
  place: string,
  urls: object | undefined,
  settings: Settings,
  exampleOf?: (place: string) => string,
): Rejected | undefined => (settings.requireHttps ? checkHttps(urlsAt(place, urls), settings, exampleOf) : undefined);

const urlsAt = (place: string, urls: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(urls ?? {}).map(([which, url]) => [`${place}/${which}`, String(url)]));
