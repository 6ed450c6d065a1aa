/**
 * Parts of the commands that run a server of the three APIs: values of options, lines of output, signals, a request to try.
 *
 * @packageDocumentation
 */
export { type CurlCaller, curlLine } from "./curl-line.ts";
export { inOneLine, printablePath } from "./one-line.ts";
export { requireNumber, requireOption, requireShown } from "./option-values.ts";
export { packageVersion } from "./package-version.ts";
export { startError } from "./start-error.ts";
export { GRACE, serveUntilSignal, type Stoppable } from "./serve-until-signal.ts";
