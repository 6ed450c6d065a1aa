/** The names that every world has for a seed: its accounts and its settlements. */
import type { World } from "../../world/world.ts";

/** The kind of merchant that each name stands for. */
const KINDS = { payment: "normal", aggregate: "aggregate", subMerchant: "sub-merchant", merchant: "merchant" } as const;

const SETTLEMENT = /^settlement-([1-9]\d*)$/;

/** Whether a name needs no step that makes what it stands for. */
export const isWorldName = (name: string): boolean => Object.hasOwn(KINDS, name) || SETTLEMENT.test(name);

/** The value that such a name stands for; undefined where the world has none. */
export function valueIn(world: World, name: string): string | undefined {
  const [, nth] = SETTLEMENT.exec(name) ?? [];
  if (nth !== undefined) return String(world.ids.firstNumber("settlement") + Number(nth));
  return accountsOf(world).find(([each]) => each === name)?.[1];
}

/** The names of a world's accounts: the first of each kind. */
export const accountsOf = ({ merchants }: World): readonly (readonly [name: string, account: string])[] =>
  Object.entries(KINDS).flatMap(([name, kind]) => {
    const found = [...merchants.values()].find((merchant) => merchant.kind === kind);
    return found ? [[name, found.account] as const] : [];
  });

export const settlementName = (world: World, id: string): string => `settlement-${Number(id) - world.ids.firstNumber("settlement")}`;
