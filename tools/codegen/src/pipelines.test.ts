import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../test/folders.ts";
import { pipelinesIn } from "./pipelines.ts";

test.each([
  { description: "merchant-api", want: ["api @maksu/merchant-api src/generated", "client @maksu/merchant-client src/generated"] },
  { description: "sandbox-control", want: ["unsigned @maksu/sandbox src/generated", "acts @maksu/sandbox src/acts/generated"] },
])("of $description are made $want", async ({ description, want }) => {
  const pipelines = await pipelinesIn(REPOSITORY);
  const targets = pipelines.find(({ folder }) => folder === join(REPOSITORY, "specs", description))?.targets ?? [];
  expect(targets.map(({ generator, forPackage, folder }) => `${generator} ${forPackage} ${folder.replace(/.*[/\\]src/, "src")}`)).toEqual(
    want,
  );
});
