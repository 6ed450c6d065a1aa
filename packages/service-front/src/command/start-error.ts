/** Explains in one line why a server did not start: of Node's errors for an address that can't be used, what to do. */
export function startError(error: unknown): string {
  const { code, port, hostname = "", address = hostname, message } = error as NodeJS.ErrnoException & Address;
  if (code === "EADDRINUSE") return `The port ${port} is in use. Choose another one: --port 5010, or --port 0 for a free one.`;
  if (code === "EACCES") return `The port ${port} needs special privileges. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `This machine has no address ${address} to listen on; see --host.`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "";
}

interface Address {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}
