import { API_NAMES } from "../ground/api-names.ts";

/**
 * Explains in one line why a server did not start: of Node's errors for an address that can't be used, what to do.
 *
 * @param npm - the npm command that runs the program with the caller's arguments, without its port
 */
export function startError(error: unknown, npm?: string): string {
  const { code, port = 0, hostname = "", address = hostname, message } = error as NodeJS.ErrnoException & Address;
  if (code === "EADDRINUSE") {
    const another = `--port ${port >= USUAL && port < USUAL + API_NAMES.length ? USUAL + 1000 : USUAL}`;
    const hint = npm === undefined ? "" : ` With npm: ${npm} ${another}.`;
    return `The port ${port} is in use. Choose another one: ${another}, or --port 0 for a free one.${hint}`;
  }
  if (code === "EACCES") return `The port ${port} needs special privileges. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `This machine has no address ${address} to listen on; see --host.`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "";
}

/** The port to suggest: of the first API, the others take the next ones. */
const USUAL = 5010;

interface Address {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}
