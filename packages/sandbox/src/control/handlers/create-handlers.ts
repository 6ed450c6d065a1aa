import { type ActId, type Acts } from "../../acts/act.ts";
import type { ActContext } from "../../acts/context.ts";
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
  worlds(): readonly SandboxWorld[];
  world(options: WorldOptions): Promise<SandboxWorld>;
  /** The context of a world's acts; undefined for a world that the sandbox does not have. */
  acts(world: string): ActContext | undefined;
  violations(): readonly Violation[];
  /** Aborted when it is closed. */
  readonly closing: AbortSignal;
}

/** Most milliseconds of a wait over HTTP: what is between the two ends a longer one. */
const LONGEST_WAIT = 60_000;

/** Creates the handlers of all operations: those of acts from the table, and the others by hand. */
export function createHandlers(sandbox: ControlledSandbox): Handlers {
  const actsOf = ({ path }: { readonly path: { readonly world: string } }): ActContext => {
    const found = sandbox.acts(path.world);
    if (!found) throw new InputError(`the sandbox has no world ${path.world}`, "unknown");
    return found;
  };
  const worldOf = (input: { readonly path: { readonly world: string } }): SandboxWorld => {
    const { world } = actsOf(input);
    return sandbox.worlds().find(({ name }) => name === world.name) as SandboxWorld;
  };
  const acts = Object.fromEntries(
    (Object.keys(actTable) as ActId[]).map((id) => [
      id,
      async (input: { readonly path: { readonly world: string } }) => actsOf(input).run(id, input),
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
    listWorlds: async () => sandbox.worlds().map(shownWorld),
    createWorld: async ({ body }) => shownWorld(await sandbox.world(body)),
    getWorld: async (input) => shownWorld(worldOf(input)),
    getClock: async (input) => shownClock(worldOf(input).clock),
    watchClock: async (input) => watchClock(worldOf(input).clock, input.body, sandbox.closing),
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
