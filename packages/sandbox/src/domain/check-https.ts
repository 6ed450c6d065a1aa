import { reject, type Rejected } from "./rules/rejected.ts";
import type { Settings } from "./settings.ts";

/**
 * Rejects the merchant's URLs where they must be https.
 *
 * @param place - where in the request they are
 * @param urls - by name; undefined or empty for one that was not sent
 * @param exampleOf - the description's example of the error, by the URL's name, where it has one
 */
export function checkHttps(
  place: string,
  urls: object | undefined,
  { requireHttps }: Settings,
  exampleOf?: (name: string) => string,
): Rejected | undefined {
  if (!requireHttps) return undefined;
  const [name] = Object.entries(urls ?? {}).find(([, url]) => url && !/^https:/i.test(String(url))) ?? [];
  return name === undefined ? undefined : reject("events.https", `${place}/${name} must be https`, exampleOf?.(name));
}
