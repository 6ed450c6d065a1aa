/** The order of the documents of a world as it was. */
import { expect, test } from "vitest";
import { createWorldClock, startedClock } from "../../ground/clock.ts";
import { createMemoryStore } from "../../store/memory-store.ts";
import type { SandboxDocuments, SandboxTransaction } from "../kept/documents.ts";
import { contentFrom } from "../snapshots/content.ts";
import type { World } from "../world.ts";
import { heldAt } from "./moment-at.ts";
import { type BesidesNow, MOMENTS } from "./moment.ts";
import { recordMoment } from "./record-moment.ts";

const world = { name: "w", clock: createWorldClock(startedClock(new Date("2026-03-02T09:00:00Z"))) } as World;
const nothing = { changed: "", faults: "" };
const besides: BesidesNow = { read: () => nothing, kept: nothing, committed: () => {}, onMoment: () => {} };

const line = (id: string, index: string) => ({ id, text: "{}", keys: { [index]: "w\0a" } });

test.each([
  {
    what: "taken by a settlement",
    take: async ({ remove, insertCopies, get, replace }: SandboxTransaction) => {
      const body = (await get("line", "x"))?.body;
      if (body) await replace("line", "x", 1, body, { settlement: "w\0a" });
      await remove("line", "z");
      await insertCopies("line", [line("z", "settlement")]);
    },
  },
  { what: "removed", take: ({ remove }: SandboxTransaction) => remove("line", "x") },
])("a line that was later $what is before those that were inserted after it", async ({ take }) => {
  const store = createMemoryStore<SandboxDocuments>();
  const record = (doing: (transaction: SandboxTransaction) => Promise<void>): Promise<void> =>
    store.transaction(async (transaction) => {
      const recording = recordMoment(transaction, world, besides);
      await doing(recording.transaction);
      await recording.end();
    });
  await record(({ insertCopies }) => insertCopies("line", [line("z", "open"), line("x", "open"), line("y", "open")]));
  await record(take);
  const { documents } = await store.transaction(async (transaction) => {
    const [first] = await transaction.find("moment", MOMENTS, { equal: world.name });
    return contentFrom((await heldAt(transaction, world, first?.id ?? "")).held, world);
  });
  expect(documents["line.open"]?.map(({ id }) => id)).toEqual(["z", "x", "y"]);
});
