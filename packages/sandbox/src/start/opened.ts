/** The sandboxes that were opened with a world as it was. */
import type { SandboxOptions } from "../acts/options.ts";
import { requireFound } from "../domain/input-error.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import type { WorldRecord } from "../world/kept/world-record.ts";
import type { WorldSnapshot } from "../world/snapshots/snapshot.ts";
import type { Worlds } from "../worlds/worlds.ts";

/** A world as it was in another sandbox. */
export interface Past {
  readonly record: WorldRecord;
  readonly snapshot: WorldSnapshot;
}

interface Opened {
  readonly url: string;
  close(): Promise<void>;
}

/** Sandboxes that are open at the same time. */
const MOST = 5;

/**
 * Creates what opens them.
 *
 * @param start - starts a sandbox in memory with such a world
 */
export function createOpened(
  options: SandboxOptions,
  worlds: Pick<Worlds, "list">,
  start: (options: SandboxOptions, past: Past) => Promise<Opened>,
): { readonly open: ServiceParts["openMoment"]; close(): Promise<void> } {
  const opened: Opened[] = [];
  // It has neither the address of this one, nor its store, steps and observers.
  const { store: _store, seeds: _seeds, publicUrl: _publicUrl, front: _front, offline: _offline, ...others } = options;
  const { onExchange: _onExchange, onEvent: _onEvent, onDrop: _onDrop, ...own } = others;
  return {
    async open(name, moment) {
      const found = worlds.list().find(({ world }) => world.name === name);
      const running = requireFound(found, { name }, `moment ${moment}`);
      const sandbox = await start({ ...own, port: 0 }, { record: running.record(), snapshot: await running.snapshotAt(moment) });
      opened.push(sandbox);
      if (opened.length > MOST) await opened.shift()?.close();
      return { url: sandbox.url, dashboard: `${sandbox.url}/_sandbox/ui/${encodeURIComponent(name)}/` };
    },
    close: async () => void (await Promise.all(opened.map((each) => each.close()))),
  };
}
