import { isLoopback } from "@maksu/signing/options";
import { readHostName } from "../access/host-name.ts";

/**
 * Whether events may be sent to a URL: on this machine, or of a host that is named.
 *
 * @param named - the option `allowEventsTo`
 */
export function mayReceiveEvents(url: string, named: readonly string[]): boolean {
  const target = new URL(url);
  return isLoopback(target) || named.some((each) => readHostName(each) === target.hostname);
}
