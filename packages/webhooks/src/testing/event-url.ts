/** The merchant's address with an event's parameters after whatever query it has of its own. */
export function eventUrl(url: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  const address = new URL(url);
  for (const [name, value] of parameters) address.searchParams.append(name, value);
  return address.href;
}
