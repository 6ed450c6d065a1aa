/** Whether a URL's host is this machine. Names other than `localhost` may lead anywhere. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether a host, with or without a port, is this machine. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${!host.startsWith("[") && host.split(":").length > 2 ? `[${host}]` : host}`;
  return URL.canParse(url) && isLoopback(new URL(url));
}
