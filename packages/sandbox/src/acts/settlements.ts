/** The settlements of a world, as a test sees them. */
import { unknownIn } from "../domain/input-error.ts";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import { settlementKey } from "../domain/settlements/line.ts";
import { moveSettlement } from "../domain/settlements/move-settlement.ts";
import type { Settlement } from "../domain/settlements/settlement.ts";
import type { Session } from "../world/session.ts";
import { settleAccount } from "../world/settling/settle-account.ts";
import type { World } from "../world/world.ts";
import type { ActOutput, Acts } from "./act.ts";
import { merchantIn } from "./merchant-in.ts";

/** Settles what is open now. */
async function settle(world: World, session: Session, account: number | string | undefined): Promise<ActOutput<"settle">> {
  const made: Settlement[] = [];
  // Settlements due now are included.
  for (const each of account === undefined ? world.merchants.keys() : [merchantIn(world, account).account])
    made.push(...(await settleAccount(session, world, each, session.now + 1)));
  await session.record({ command: "settle", ...(account !== undefined && { account: String(account) }) });
  return made.map(shownSettlement);
}

/** Pays out a settlement. */
async function payOut(world: World, session: Session, id: string): Promise<ActOutput<"payOut">> {
  for (const account of world.merchants.keys()) {
    const settlement = await session.load("settlement", settlementKey(account, id));
    if (!settlement) continue;
    if (settlement.status === "paid out") throw new ImpossibleTransition(`pay out: the settlement ${id} has been paid out`, []);
    const changes = moveSettlement(settlement, "pay out", session.now);
    await session.apply(changes);
    await session.record({ command: "payOut", of: id });
    return shownSettlement(changes.settlement);
  }
  throw unknownIn(world, `settlement ${id}`);
}

export const shownSettlement = ({
  id,
  account,
  status,
  reference,
  total,
  createdAt,
  settledAt,
  dueAt,
}: Settlement): ActOutput<"payOut"> => ({
  id,
  account,
  // One in the store has been created.
  status: status === "none" ? "created" : status,
  reference,
  total,
  createdAt,
  settledAt: settledAt ?? dueAt,
});

export const acts: Pick<Acts, "settle" | "payOut"> = {
  settle: ({ world, acting }, { body: { account } }) => acting((session) => settle(world, session, account)),
  payOut: ({ world, change }, { path: { settlement } }) => change((session) => payOut(world, session, settlement)),
};
