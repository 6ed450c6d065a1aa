import { expect, test } from "vitest";
import { crash, type CrashedStore } from "./crashes.ts";

const KILLS = Number(process.env["KILLS"] ?? 3);

/** Milliseconds: at the end, what the last ones were sending is waited for. */
const TIMEOUT = 120_000 + KILLS * 10_000;

/**
 * Defines the test of what a killed sandbox has lost. `KILLS` says how often it is killed.
 *
 * @param newStore - creates an empty store
 */
export const testCrashes = (newStore: () => Promise<CrashedStore>): void =>
  test(
    `a sandbox that is killed ${KILLS} times under load loses nothing that it acknowledged, and sends each event`,
    async () => {
      const { acknowledged, slowestStart, ...found } = await crash(await newStore(), KILLS);
      process.stdout.write(`${acknowledged} acknowledged requests, slowest start ${Math.round(slowestStart)} ms\n`);
      expect(found).toEqual({ kills: KILLS, lost: [], unreported: [], doubled: [], overpaid: [] });
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    TIMEOUT,
  );
