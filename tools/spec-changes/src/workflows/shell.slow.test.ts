import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandsOf, workflows } from "./workflow.ts";

test.each(commandsOf(workflows))("$title is shell that bash can parse", ({ run }) => {
  for (const each of run) expect(() => execFileSync("bash", ["-n"], { input: each })).not.toThrow();
});
