import { readBundle } from "@maksu/apis";
import { expect, test } from "vitest";
import { describedIn } from "../description-files.ts";
import { ownApiProblems } from "./own-api.ts";

test("the sandbox's own API closes every request, and takes the control token or none", () => {
  expect(ownApiProblems(describedIn("sandbox-control", readBundle("sandbox-control")))).toEqual([]);
});
