import { sandbox } from "../check.ts";
import type { Mutation } from "../mutation.ts";

/** A mistake in a file that is named apart. */
export type Draft = Omit<Mutation, "caughtBy" | "file">;

/** Mistakes in a file of the sandbox that one of its tests catches: by its file and its title. */
export const inFile = (file: string, test: readonly [file: string, title: string], ...drafts: readonly Draft[]): readonly Mutation[] =>
  drafts.map((draft) => ({ ...draft, name: `sandbox ${draft.name}`, file, caughtBy: [sandbox(...test)] }));

/** The test of random sequences. */
export const model = ["suites/model.test.ts", "commands do what the model does"] as const;
