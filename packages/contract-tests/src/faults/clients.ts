import { createLegacyClient, type LegacyClient } from "@maksu/legacy-client";
import { createMerchantClient, type MerchantClient } from "@maksu/merchant-client";
import { createPaymentClient, type PaymentClient } from "@maksu/payment-client";
import type { Sandbox, SandboxWorld } from "@maksu/sandbox";
import { type FaultShop, NO_SHOP, type Shops, type ShopUrls } from "./shop.ts";

/** The clients of a world's merchants, and the world. */
export interface Clients {
  readonly world: SandboxWorld;
  readonly payment: PaymentClient;
  readonly merchant: MerchantClient;
  readonly legacy: LegacyClient;
  /** Where the merchants receive events. */
  readonly urls: ShopUrls;
}

/** Creates a world, and the clients of its merchants, with the options that they have by default. */
export async function openClients(sandbox: Sandbox): Promise<Clients> {
  return clientsOf(sandbox, await sandbox.world());
}

/** The same, with a shop that receives the events. */
export async function openShop(sandbox: Sandbox, shops: Shops): Promise<{ readonly clients: Clients; readonly shop: FaultShop }> {
  const world = await sandbox.world();
  const shop = shops.open(world);
  return { clients: clientsOf(sandbox, world, shop.urls), shop };
}

/**
 * Creates the clients of a world's merchants.
 *
 * @param timeout - milliseconds that a call may take
 */
export function clientsOf({ url: baseUrl }: Sandbox, world: SandboxWorld, urls: ShopUrls = NO_SHOP, timeout?: number): Clients {
  const shared = { baseUrl, ...(timeout !== undefined && { timeout }) };
  return {
    world,
    urls,
    payment: createPaymentClient({ ...world.payment, ...shared }),
    merchant: createMerchantClient({ ...world.merchant, ...shared }),
    legacy: createLegacyClient({ ...world.merchant, ...shared }),
  };
}
