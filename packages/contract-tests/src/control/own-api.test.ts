import { readBundle } from "@maksu/apis";
import { expect, test } from "vitest";
import { describedIn } from "../description-files.ts";
import { ownApiProblems } from "./own-api.ts";

test("the sandbox's own API closes every request, takes the control token or none, and has the words and defaults of the table", () => {
  expect(ownApiProblems(describedIn("sandbox-control", readBundle("sandbox-control")))).toEqual([]);
});
