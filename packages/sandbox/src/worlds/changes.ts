/** Changes of a world beyond its documents: they hold at once in this process, and are kept for others, or undone. */
import { type InWorldOptions, inWorld } from "../world/kept/kept-world.ts";
import type { SandboxStore, SandboxTransaction } from "../world/kept/documents.ts";
import type { KeptMoments } from "../world/moments/keep-moments.ts";
import type { MomentLabel } from "../world/moments/moment.ts";
import { type Content, replaceContent } from "../world/snapshots/content.ts";
import { addStep } from "../world/steps.ts";
import type { World } from "../world/world.ts";
import type { OwnState } from "./own-state.ts";
import type { RunningWorld } from "./running-world.ts";

export interface Changes extends Pick<RunningWorld, "change"> {
  /** Replaces all that is in the store, and changes what `make` does. The clock may go back. */
  replace(content: Content, moment: MomentLabel, make: () => void): Promise<void>;
}

/** Changes a world beyond its documents, or puts in its place what is given, and undoes what could not be kept. */
export function createChanges(store: SandboxStore, world: World, own: OwnState, moments: KeptMoments | undefined): Changes {
  const noted = (make: () => void) => (): void => {
    make();
    moments?.noteChange();
  };
  /** @param undo - called where it could not be kept */
  const written = (write: (transaction: SandboxTransaction) => Promise<void>, options: InWorldOptions, undo: () => void): Promise<void> =>
    inWorld(store, world, write, options).catch((error: unknown) => {
      undo();
      throw error;
    });
  return {
    async change(make, step, moment) {
      const makeNow = noted(make);
      makeNow();
      if (!world.kept && !step && !moments) return;
      const write = async (transaction: SandboxTransaction): Promise<void> => {
        await world.kept?.write(transaction, makeNow);
        if (step) await addStep(transaction, world, step);
      };
      await written(write, moment ? { moment } : {}, () => world.kept?.forget());
    },
    async replace(content, moment, make) {
      const before = { own: { ...own.now(), isSeeding: own.isSeeding }, clock: world.clock.state(), faults: world.faults.state() };
      const makeNow = noted(make);
      const write = async (transaction: SandboxTransaction): Promise<void> => {
        await replaceContent(transaction, world, content);
        if (world.kept) await world.kept.write(transaction, makeNow, true);
        else makeNow();
      };
      await written(write, { alone: true, moment }, () => {
        noted(() => own.take(before.own))();
        world.clock.set(before.clock);
        world.faults.take(before.faults);
        world.kept?.forget(true);
      });
    },
  };
}
