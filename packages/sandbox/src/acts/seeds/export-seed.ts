import type { Payment } from "../../domain/payments/payment.ts";
import type { KeyRange } from "../../store/store.ts";
import type { SandboxStore } from "../../world/kept/documents.ts";
import { inWorld } from "../../world/kept/kept-world.ts";
import { openSession } from "../../world/session.ts";
import type { StepDone } from "../../world/step.ts";
import { CREATE_PAYMENT } from "../../world/steps.ts";
import type { World } from "../../world/world.ts";
import { referring } from "./references.ts";
import type { LeftOut, Seed, SeedStep } from "./seed.ts";
import { accountsOf, settlementName } from "./world-names.ts";

/** A world as a seed. */
export type SeedExport = Required<Seed>;

/** Exports a world as a seed: what was done in it, with the time between. */
export async function exportSeed(store: SandboxStore, world: World): Promise<SeedExport> {
  return inWorld(store, world, async (transaction) => {
    const session = openSession(transaction, world);
    const payments: Payment[] = [];
    for (const account of world.merchants.keys()) payments.push(...(await session.find("payment", "created", ownedBy(account))));
    const requests = new Map(payments.map(({ transactionId, request }) => [transactionId, request]));
    const done = (await transaction.find("step", "world", { equal: world.name })).map(({ body: step }) =>
      step.command === CREATE_PAYMENT ? { ...step, input: requests.get(step.made ?? "") } : step,
    );
    const start = done[0]?.at ?? new Date(world.clock.now()).toISOString();
    const names = namesOf(done);
    const steps: SeedStep[] = [];
    let time = Date.parse(start);
    const moveTo = (next: number): void => {
      if (next > time) steps.push({ advanceClock: { seconds: (next - time) / 1000 } });
      time = Math.max(time, next);
    };
    for (const step of done) {
      moveTo(Date.parse(step.at));
      steps.push(written(step, world, names));
    }
    moveTo(world.clock.now());

    const leftOut: LeftOut[] = world.secrets
      .rotated()
      .map((account) => ({ kind: "secret", id: account, reason: "a seed holds no secrets: the merchant has its first one" }));
    const check = (kind: "payment" | "order", id: string): void => {
      if (!names.has(id)) leftOut.push({ kind, id, reason: "no step has made it" });
    };
    // Published tokens and payments are in each default world.
    for (const { transactionId, isStanding } of payments) if (!isStanding) check("payment", transactionId);
    for (const account of world.merchants.keys())
      for (const { token } of await session.find("order", "orderNumber", ownedBy(account))) check("order", token);
    return { clock: start, steps, leftOut };
  });
}

/** The keys of an account's payments, and of its orders. */
const ownedBy = (account: string): KeyRange => ({ from: `${account} `, to: `${account}!` });

/** Names what steps have made: by their command, counted. */
function namesOf(done: readonly StepDone[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { command, made } of done) {
    if (made === undefined) continue;
    const count = (counts.get(command) ?? 0) + 1;
    counts.set(command, count);
    names.set(made, `${command}-${count}`);
  }
  return names;
}

/** The fields that name an account. */
const ACCOUNT_FIELDS: ReadonlySet<string> = new Set(["merchant", "submerchant", "linkedAccount"]);

function written({ command, account, of, input, algorithm, made }: StepDone, world: World, names: ReadonlyMap<string, string>): SeedStep {
  const accounts = accountsOf(world);
  const accountName = (text: string | undefined): string | undefined => accounts.find(([, number]) => number === text)?.[0];
  const isSettlement = command === "payOut" || command === "requestSettlementReport";
  const nameOf = (text: string, field: string): string | undefined =>
    names.get(text) ?? (ACCOUNT_FIELDS.has(field) ? accountName(text) : undefined);
  const as = made === undefined ? undefined : names.get(made);
  return {
    [command]: referring(input ?? {}, nameOf),
    ...(as !== undefined && { as }),
    ...(of !== undefined && { of: isSettlement ? `$${settlementName(world, of)}` : String(referring(of, nameOf)) }),
    ...(algorithm && { algorithm }),
    ...(account !== undefined && { account: accountName(account) ?? account }),
  };
}
