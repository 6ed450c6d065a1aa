/** The worked examples of `docs/contributing.md`, carried out in copies: the edits are made, the commands run, and their lines shown. */
import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { apply, blocksOf, diffOf, diffsOf } from "@maksu/codegen/worked-examples";
import { expect, test } from "vitest";
import { hasLine } from "./check.ts";
import { repository } from "./repository.ts";
import { RepositoryCopy } from "./repository-copy.ts";

const path = join(repository, "docs/contributing.md");
const guide = pathToFileURL(path);
const headings = Array.from(readFileSync(path, "utf8").matchAll(/^### (.+)$/gm), ([, heading = ""]) => heading);

/** `Add an API` is carried out by tools/house. */
test.concurrent.each(headings.filter((heading) => heading !== "Add an API"))(
  "%s can be carried out as described",
  async (heading) => {
    const copy = new RepositoryCopy();
    try {
      // An example that the specs have in full is the guide's own, too.
      for (const diff of await diffsOf(heading)) await apply(copy.path("specs"), diff);
      for (const block of await blocksOf(heading, guide)) {
        if (block.language === "diff") await apply(copy.root, diffOf(block));
        else
          for (const entered of block.text.split(/^\$ /m).slice(1)) expect(await outcomeOf(copy, entered)).toEqual({ status: "as shown" });
      }
    } finally {
      copy.remove();
    }
  },
  300_000,
);

/** Enters a command with the lines that it shows, and says what differs from them. */
async function outcomeOf(copy: RepositoryCopy, entered: string): Promise<object> {
  const [line = "", ...shown] = entered.trimEnd().split("\n");
  const [, command = "", fails] = /^(.*?)( # fails)?$/.exec(line) ?? [];
  const env = { ...process.env, NO_COLOR: "1", CI: "1", VITEST: undefined };
  const { failed, output } = await promisify(exec)(command, { cwd: copy.root, env, maxBuffer: 1e8 }).then(
    ({ stdout, stderr }) => ({ failed: false, output: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, output: stdout + stderr }),
  );
  if (failed !== (fails !== undefined)) return { status: failed ? "fails" : "passes", command, output };
  const missing = shown.filter((text) => !hasLine(output, text));
  return missing.length === 0 ? { status: "as shown" } : { status: "shows something else", command, missing, output };
}
