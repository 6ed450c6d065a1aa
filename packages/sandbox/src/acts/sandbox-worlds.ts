/** The worlds of a sandbox, as tests see and add them. */
import { readFaults } from "../faults/read-faults.ts";
import { checkWorldOptions, clockStart, type SandboxOptions, type WorldOptions } from "./options.ts";
import { type ReadSeed, readSeed } from "./seeds/read-seed.ts";
import { runSeed } from "./seeds/run-seed.ts";
import type { RunningWorld, Worlds, WorldStart } from "../worlds/worlds.ts";
import { createWorldApi, type WorldApiParts } from "./create-world-api.ts";
import type { SandboxWorld } from "./world-api.ts";

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
  world(options?: WorldOptions): Promise<SandboxWorld>;
  worlds(): readonly SandboxWorld[];
}

/** Creates what tests see of the worlds. */
export function createSandboxWorlds(worlds: Worlds, parts: WorldApiParts, defaults: WorldDefaults): SandboxWorlds {
  const shown = new Map<RunningWorld, SandboxWorld>();
  const of = (running: RunningWorld): SandboxWorld => {
    const world = shown.get(running) ?? createWorldApi(parts, running);
    shown.set(running, world);
    return world;
  };
  let count = 0;
  const nextName = (): string => {
    const name = `world-${++count}`;
    return worlds.list().some(({ world }) => world.name === name) ? nextName() : name;
  };
  return {
    of,
    async world(own = {}) {
      checkWorldOptions(own);
      const steps = own.seeds === undefined ? undefined : await readSeed(own.seeds);
      const rules = await readFaults(own.faults ?? []);
      const running = await worlds.add(worldStart(defaults, own.name ?? nextName(), own, steps));
      running.world.faults.begin(rules);
      const world = of(running);
      if (steps) await runSeed({ service: parts, running, world }, steps);
      return world;
    },
    worlds: () => worlds.list().map(of),
  };
}
