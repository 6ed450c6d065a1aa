/** The worlds of a sandbox, as tests see and add them. */
import { readFaults } from "../faults/read-faults.ts";
import { checkWorldOptions, clockStart, type SandboxOptions, type WorldOptions } from "./options.ts";
import { parseSeed, type ReadSeed } from "./seeds/read-seed.ts";
import { runSeed } from "./seeds/run-seed.ts";
import type { RunningWorld, Worlds, WorldStart } from "../worlds/worlds.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import type { ActContext } from "./context.ts";
import { createWorldApi, type SandboxWorld } from "./world-api/create-world-api.ts";
import { createActs } from "./perform.ts";

/** How worlds start, unless they are given something else. */
export type WorldDefaults = Pick<SandboxOptions, "clock" | "settings" | "merchant">;

/** How a world starts: as it is given, then as its seed and the sandbox have it. */
export const worldStart = (
  { clock, settings, merchant }: WorldDefaults,
  name: string,
  own: WorldOptions,
  seed: ReadSeed | undefined,
): WorldStart => ({
  name,
  isDefault: name === "default",
  clock: clockStart(own.clock ?? (seed?.clock === undefined ? clock : new Date(seed.clock)) ?? "running"),
  settings: { ...settings, ...own.settings },
  merchant: { ...merchant, ...own.merchant },
});

/** Worlds to look at and to add. */
export interface SandboxWorlds {
  of(running: RunningWorld): SandboxWorld;
  actsOf(running: RunningWorld): ActContext;
  world(options?: WorldOptions): Promise<SandboxWorld>;
  worlds(): readonly SandboxWorld[];
}

/**
 * Creates what tests see of the worlds.
 *
 * @param secretOf - the secret of an account
 */
export function createSandboxWorlds(
  worlds: Worlds,
  parts: ServiceParts,
  secretOf: (account: string) => string,
  defaults: WorldDefaults,
): SandboxWorlds {
  const seen = new Map<RunningWorld, { readonly acts: ActContext; readonly shown: SandboxWorld }>();
  const see = (running: RunningWorld): { readonly acts: ActContext; readonly shown: SandboxWorld } => {
    const acts = seen.get(running)?.acts ?? createActs(parts, running);
    const both = seen.get(running) ?? { acts, shown: createWorldApi(acts, secretOf) };
    seen.set(running, both);
    return both;
  };
  const of = (running: RunningWorld): SandboxWorld => see(running).shown;
  const actsOf = (running: RunningWorld): ActContext => see(running).acts;
  let count = 0;
  const nextName = (): string => {
    const name = `world-${++count}`;
    return worlds.list().some(({ world }) => world.name === name) ? nextName() : name;
  };
  return {
    of,
    actsOf,
    async world(own = {}) {
      await checkWorldOptions(own);
      const steps = own.seeds === undefined ? undefined : await parseSeed(own.seeds);
      const rules = await readFaults(own.faults ?? []);
      const running = await worlds.add(worldStart(defaults, own.name ?? nextName(), own, steps));
      running.world.faults.begin(rules);
      if (steps) await runSeed(actsOf(running), steps);
      return of(running);
    },
    worlds: () => worlds.list().map(of),
  };
}
