import { requireFound } from "../domain/input-error.ts";
import type { Merchant } from "../domain/merchant.ts";
import type { World } from "../world/world.ts";

/**
 * The merchant with an account.
 *
 * @throws InputError when the world has none
 */
export const merchantIn = (world: World, account: number | string): Merchant =>
  requireFound(world.merchants.get(String(account)), world, `account ${account}`);
