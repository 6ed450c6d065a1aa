/** The moments of a world. */
import { inWorld } from "../world/kept/kept-world.ts";
import { compareMoments } from "../world/moments/compare.ts";
import { MOMENTS } from "../world/moments/moment.ts";
import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "listMoments" | "snapshotMoment" | "compareMoment" | "goBackToMoment" | "openMoment"> = {
  listMoments: ({ service: { store }, world }) =>
    inWorld(
      store,
      world,
      async ({ find }) =>
        (await find("moment", MOMENTS, { equal: world.name })).map(
          ({ id, body: { createdAt, documents, jobs: _jobs, changed: _changed, faults: _faults, ...label } }) => ({
            id,
            at: createdAt,
            documents: documents.length,
            ...label,
          }),
        ),
      { readOnly: true },
    ),
  snapshotMoment: ({ running }, { path }) => running.snapshotAt(path.moment),
  compareMoment: ({ service: { store }, world }, { path, query }) =>
    inWorld(store, world, (transaction) => compareMoments(transaction, world, path.moment, query?.with), { readOnly: true }),
  async goBackToMoment({ running }, { path }) {
    await running.goBack(path.moment);
    return undefined;
  },
  openMoment: ({ service, world }, { path }) => service.openMoment(world.name, path.moment),
};
