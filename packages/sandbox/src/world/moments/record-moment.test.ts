/** Moments of transactions that do and undo things. */
import { expect, test } from "vitest";
import { createWorldClock, startedClock } from "../../ground/clock.ts";
import { createMemoryStore } from "../../store/memory-store.ts";
import type { NewJob } from "../../store/store.ts";
import type { SandboxDocuments, SandboxTransaction } from "../kept/documents.ts";
import { type BesidesNow, MOMENTS } from "./moment.ts";
import { recordMoment } from "./record-moment.ts";

const world = { name: "w", clock: createWorldClock(startedClock(new Date("2026-03-02T09:00:00Z"))) } as const;
const nothing = { changed: "", faults: "" };
const besides: BesidesNow = { read: () => nothing, kept: nothing, committed: () => {}, onMoment: () => {} };
const job: NewJob = { id: "payment/p/expire", queue: "w", dueAt: 1, task: { kind: "payment", about: "p", on: "expire" } };

type Doing = (transaction: SandboxTransaction) => Promise<unknown>;

/** The moments of transactions, done one after the other in a new store. */
async function momentsOf(before: Doing, ...doings: readonly Doing[]) {
  const store = createMemoryStore<SandboxDocuments>();
  await store.transaction(before);
  for (const doing of doings)
    await store.transaction(async (transaction) => {
      const recording = recordMoment(transaction, world, besides);
      await doing(recording.transaction);
      await recording.end();
    });
  return (await store.transaction(({ find }) => find("moment", MOMENTS, { equal: world.name }))).map(({ body }) => body);
}

test("a job that was put again and is taken is kept as it was before the transaction", async () => {
  const [moment] = await momentsOf(
    ({ putJob }) => putJob(job),
    async ({ putJob, takeJob }) => {
      await putJob({ ...job, dueAt: 2 });
      await takeJob("w", 2);
    },
  );
  expect(moment?.jobs).toMatchObject([[job.id, { dueAt: 1 }]]);
});

test("removing a job that is not there makes no moment", async () => {
  expect(
    await momentsOf(
      async () => {},
      ({ removeJob }) => removeJob(job.id),
    ),
  ).toEqual([]);
});

test("a document that comes back behind others is kept as it was, with its place", async () => {
  const [first, second] = [
    { id: "a", text: '{"a":1}', keys: { created: "1" } },
    { id: "b", text: "{}", keys: { created: "1" } },
  ];
  const [moment] = await momentsOf(
    ({ insertCopies }) => insertCopies("order", [first, second]),
    async ({ remove, insertCopies }) => {
      await remove("order", first.id);
      await insertCopies("order", [first]);
    },
  );
  expect(moment?.documents).toEqual([["order", "a", first.text, first.keys, 1]]);
});
