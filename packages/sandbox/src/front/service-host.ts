/**
 * Finds one of these hosts in an authority such as `user@Services.example.com.:443`, in every spelling that leads to it: a client that encodes a
 * character, or writes it wide, reaches the same host.
 */
export function serviceHostIn(hosts: readonly string[], authority: string): string | undefined {
  const url = `http://${authority}`;
  if (!URL.canParse(url)) return undefined;
  const name = new URL(url).hostname.replace(/\.$/, "");
  return hosts.includes(name) ? name : undefined;
}
