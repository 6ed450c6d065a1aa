import type { AnyDocument } from "../changes.ts";
import { type Line, lineId, openKey, settlementKey } from "./line.ts";

/** A line in the store: it is found among the account's open ones, or by its settlement. */
export const lineDocument = (line: Line): AnyDocument<"line"> => ({
  kind: "line",
  id: lineId(line.about, line.account),
  body: line,
  keys:
    line.settlementId === undefined
      ? { open: openKey(line.account, line.at) }
      : { settlement: settlementKey(line.account, line.settlementId) },
});
