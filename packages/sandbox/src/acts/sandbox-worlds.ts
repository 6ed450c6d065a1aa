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

/** A world as tests see it, and what carries out its acts. */
export interface SeenWorld {
  readonly acts: ActContext;
  readonly shown: SandboxWorld;
}

/** Worlds to look at and to add. */
export interface SandboxWorlds {
  see(running: RunningWorld): SeenWorld;
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
  const seen = new Map<RunningWorld, SeenWorld>();
  const see = (running: RunningWorld): SeenWorld => {
    const known = seen.get(running);
    if (known) return known;
    const acts = createActs(parts, running);
    const both = { acts, shown: createWorldApi(acts, secretOf) };
    seen.set(running, both);
    return both;
  };
  let count = 0;
  const nextName = (): string => {
    const name = `world-${++count}`;
    return worlds.list().some(({ world }) => world.name === name) ? nextName() : name;
  };
  return {
    see,
    async world(own = {}) {
      await checkWorldOptions(own);
      const steps = own.seeds === undefined ? undefined : await parseSeed(own.seeds);
      const rules = await readFaults(own.faults ?? []);
      const running = await worlds.add(worldStart(defaults, own.name ?? nextName(), own, steps));
      running.world.faults.begin(rules);
      const { acts, shown } = see(running);
      if (steps) await runSeed(acts, steps);
      return shown;
    },
    worlds: () => worlds.list().map((running) => see(running).shown),
  };
}
