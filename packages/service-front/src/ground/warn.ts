import type { ServerIdentity } from "./server-identity.ts";

/** Emits a process warning for what no response can report. */
export function warn({ warningType }: ServerIdentity, message: string, detail = ""): void {
  process.emitWarning(message, { type: warningType, detail });
}
