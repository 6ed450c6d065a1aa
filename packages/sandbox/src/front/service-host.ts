/** Whether an authority, such as `Services.example.com.:443`, is one of these hosts, in whatever spelling. Returns the host. */
export function serviceHostIn(hosts: readonly string[], authority: string): string | undefined {
  const name = authority.replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase();
  return hosts.includes(name) ? name : undefined;
}
