import { type ActId, type Acts } from "../../acts/act.ts";
import type { SeenWorld } from "../../acts/sandbox-worlds.ts";
import type { SandboxWorld } from "../../acts/world-api/create-world-api.ts";
import { actTable } from "../../acts/generated/table.ts";
import type { WorldOptions } from "../../acts/options.ts";
import { InputError } from "../../domain/input-error.ts";
import type { World } from "../../generated/schema.ts";
import type { Violation } from "../../referee/violations.ts";
import type { Handlers } from "./handler.ts";
import { shownClock, watchClock } from "./watch-clock.ts";

/** The sandbox, as far as it is controlled. */
export interface ControlledSandbox {
  /** All worlds, as they are by now, whichever process has added or changed them. */
  currentWorlds(): Promise<readonly SandboxWorld[]>;
  world(options: WorldOptions): Promise<SandboxWorld>;
  /** A world as it is by now, with the context of its acts; undefined for one that the sandbox does not have. */
  named(world: string): Promise<SeenWorld | undefined>;
  violations(): readonly Violation[];
  /** Aborted when it is closed. */
  readonly closing: AbortSignal;
}

/** Most milliseconds of a wait over HTTP: what is between the two ends a longer one. */
const LONGEST_WAIT = 60_000;

/** Creates the handlers of all operations: those of acts from the table, and the others by hand. */
export function createHandlers(sandbox: ControlledSandbox): Handlers {
  const find = async ({ path }: { readonly path: { readonly world: string } }) => {
    const found = await sandbox.named(path.world);
    if (!found) throw new InputError(`the sandbox has no world ${path.world}`, "unknown");
    return found;
  };
  const acts = Object.fromEntries(
    (Object.keys(actTable) as ActId[]).map((id) => [
      id,
      async (input: { readonly path: { readonly world: string } }) => (await find(input)).acts.run(id, input),
    ]),
  ) as unknown as { readonly [Id in keyof Acts]: Handlers[Id] };
  return {
    ...acts,
    async waitForEvent(input) {
      const { timeoutMs } = input.body;
      return acts.waitForEvent(
        timeoutMs === undefined ? input : { ...input, body: { ...input.body, timeoutMs: Math.min(timeoutMs, LONGEST_WAIT) } },
      );
    },
    getHealth: async () => ({ status: "ok" }),
    listViolations: async () => sandbox.violations(),
    listWorlds: async () => (await sandbox.currentWorlds()).map(shownWorld),
    createWorld: async ({ body }) => shownWorld(await sandbox.world(body)),
    getWorld: async (input) => shownWorld((await find(input)).shown),
    getClock: async (input) => shownClock((await find(input)).shown.clock),
    watchClock: async (input) => watchClock((await find(input)).shown.clock, input.body, sandbox.closing),
  };
}

const shownWorld = (world: SandboxWorld): World => ({
  name: world.name,
  payment: world.payment,
  aggregate: world.aggregate,
  subMerchants: [...world.subMerchants],
  merchant: world.merchant,
  clock: shownClock(world.clock),
});
