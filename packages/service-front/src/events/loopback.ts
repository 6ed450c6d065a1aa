import { isLoopback } from "@maksu/signing/options";

/** Whether a host, with or without a port, is this machine. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${!host.startsWith("[") && host.split(":").length > 2 ? `[${host}]` : host}`;
  return URL.canParse(url) && isLoopback(new URL(url));
}
