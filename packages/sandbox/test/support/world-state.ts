/** The state of a world, as far as its shop, its customers and its tests can see: for comparing two worlds whose ids differ. */
import type { MerchantCredentials, SandboxWorld } from "../../src/index.ts";
import type { Shop } from "./shop.ts";

/** The state of a world, and what the next hundred days bring it. */
export async function stateOf(world: SandboxWorld, shop: Pick<Shop, "send">): Promise<readonly string[]> {
  const payments = (await world.transitions()).flatMap(({ of, from, about }) => (of === "payment" && from === "none" ? [about] : []));
  const get = async (path: string, credentials: MerchantCredentials): Promise<string> =>
    (await shop.send("GET", path, { credentials })).text;
  const seen: unknown[] = [world.clock.now(), await world.transitions(), await world.orders.list(), await world.outbox.list()];
  for (const { account, secret } of [world.payment, world.aggregate]) {
    const credentials = { account, secret };
    for (const id of payments) seen.push(await get(`/payments/${id}`, credentials));
    seen.push(await get("/settlements", credentials));
  }
  seen.push(
    (await world.events.list()).map(({ name, createdAt, state, attempts, values }) => ({ name, createdAt, state, attempts, values })),
  );
  seen.push(await world.clock.advance({ days: 100 }));
  return normalized(seen);
}

/** Ids, tokens, reference numbers, signatures and what is made of them, each as the nth of its kind. */
function normalized(values: readonly unknown[]): readonly string[] {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `<${names.size}>`;
    names.set(text, name);
    return name;
  };
  return values.map((value) =>
    (typeof value === "string" ? value : JSON.stringify(value))
      .replaceAll(/"(request-id|signature|url|checkout-nonce|checkout-timestamp|timestamp)":"[^"]*"/g, '"$1":"…"')
      .replaceAll(/\{"name":"(checkout-timestamp|checkout-nonce|signature)","value":"[^"]*"\}/g, "")
      .replaceAll(/"(\d{14})\d{4}"/g, '"$1…"')
      .replaceAll(
        /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}|\b[0-9A-Za-z]{64}\b|\b[0-9A-Za-z]{36}\b|\b[1-9]\d{11}\b|\b[56]\d{6,7}\b/g,
        nameOf,
      ),
  );
}
