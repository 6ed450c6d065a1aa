/** Appends an event's parameters to the merchant's URL, after its own query. */
export function eventUrl(url: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  const address = new URL(url);
  for (const [name, value] of parameters) address.searchParams.append(name, value);
  return address.href;
}
