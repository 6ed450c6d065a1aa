import type { ServerIdentity } from "./server-identity.ts";

/** Warns whoever runs the server of what no response can say: on standard error, unless `process.on("warning")` says otherwise. */
export function warn({ warningType }: ServerIdentity, message: string, detail = ""): void {
  process.emitWarning(message, { type: warningType, detail });
}
