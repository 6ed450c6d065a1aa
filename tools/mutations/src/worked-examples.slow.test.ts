import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { carryOut, headings } from "./contributing.ts";
import { copyWithGit } from "./git-copy.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

// One copy for all: each example is also carried out in a copy of its own by `npm run check:examples`.
let copy: RepositoryCopy;
let markBuilt: () => void;
beforeAll(async () => {
  copy = copyWithGit();
  ({ markBuilt } = (await import(pathToFileURL(copy.path("scripts/built.mjs")).href)) as { markBuilt: () => void });
});
afterAll(() => copy.remove());

test.each(headings)("%s can be carried out as described", async (heading) => {
  // What the example before has left unbuilt is none of this one's concern.
  markBuilt();
  await expect(carryOut(copy, heading, { commands: true })).resolves.toBeUndefined();
});
