/** Tells whoever runs the servers of what no answer can tell: on standard error, unless `process.on("warning")` says otherwise. */
export function warn(message: string, detail = ""): void {
  process.emitWarning(message, { type: "MockServerWarning", detail });
}
