import type { Happened } from "../../../src/index.ts";

/** Everything that happened besides settlements, which follow every payment. */
export const besidesSettlements = (happened: readonly Happened[]): readonly Happened[] =>
  happened.filter((each) => !("of" in each && each.of === "settlement"));
