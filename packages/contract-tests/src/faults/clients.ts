import { createLegacyClient, type LegacyClient } from "@maksu/legacy-client";
import { createMerchantClient, type MerchantClient } from "@maksu/merchant-client";
import { createPaymentClient, type PaymentClient } from "@maksu/payment-client";
import type { Sandbox, SandboxWorld } from "@maksu/sandbox";

/** The clients of a world's merchants, and the world. */
export interface Clients {
  readonly world: SandboxWorld;
  readonly payment: PaymentClient;
  readonly merchant: MerchantClient;
  readonly legacy: LegacyClient;
}

/** Creates a world, and the clients of its merchants, with the options that they have by default. */
export async function openClients(sandbox: Sandbox): Promise<Clients> {
  return clientsOf(sandbox, await sandbox.world());
}

/**
 * Creates the clients of a world's merchants.
 *
 * @param timeout - milliseconds that a call may take
 */
export function clientsOf({ url: baseUrl }: Sandbox, world: SandboxWorld, timeout?: number): Clients {
  const shared = { baseUrl, ...(timeout !== undefined && { timeout }) };
  return {
    world,
    payment: createPaymentClient({ ...world.payment, ...shared }),
    merchant: createMerchantClient({ ...world.merchant, ...shared }),
    legacy: createLegacyClient({ ...world.merchant, ...shared }),
  };
}
