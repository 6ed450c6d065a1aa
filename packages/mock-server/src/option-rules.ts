/** The options of the mock servers, checked before anything is started: by `startMockServer` and by its command alike. */
import { checkPerApi, checkServerOptions, objectOption, serverOptionRules } from "@maksu/service-front";
import type { OptionRules } from "@maksu/signing/options";
import type { MockServerOptions } from "./mock-server.ts";

const RULES: OptionRules<MockServerOptions> = { ...serverOptionRules, descriptions: objectOption };

/**
 * Checks all options.
 *
 * @throws TypeError that names the option, the kind of value it has and what is allowed
 */
export function checkMockServerOptions(options: MockServerOptions): void {
  checkServerOptions(options, RULES);
  checkPerApi("descriptions", { ...options }.descriptions, objectOption);
}
