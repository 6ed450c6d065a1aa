/** The sandbox's Containerfile, checked as editors with Docker support check it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { listAt } from "@maksu/openapi";
import { expect, test } from "vitest";
import { foldersWith, manifest, repository } from "../workspace.ts";

type Validate = (content: string) => readonly { readonly message: unknown }[];

// It is CommonJS.
const { validate } = createRequire(import.meta.url)("dockerfile-utils") as { readonly validate: Validate };

const text = readFileSync(join(repository, "packages/sandbox/Containerfile"), "utf8");
const findings = (content: string): readonly unknown[] => validate(content).map(({ message }) => message);

test("dockerfile-utils finds nothing in the sandbox's Containerfile", () => {
  expect(findings(text)).toEqual([]);
});

test.each([
  { from: "EXPOSE 4020", to: "EXPOSE here", want: "Invalid containerPort: here" },
  { from: "USER node", to: "USR node", want: "Unknown instruction: USR" },
  { from: "--retries=30", to: "--retry=30", want: "Unknown flag: retry" },
])("dockerfile-utils finds $to", ({ from, to, want }) => {
  expect(findings(text.replace(from, to))).toContainEqual(want);
});

test("the sandbox's container runs without the rights of root, from one Node that is pinned by its digest", () => {
  expect(text.split(/^FROM /m).at(-1)).toMatch(/^USER node$/m);
  const images = Array.from(text.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/^node:\d+-alpine@sha256:[0-9a-f]{64}$/);
  expect(new Set(images).size).toBe(1);
});

test("the sandbox's container keeps what the packages publish that it installs", () => {
  const needed = foldersWith(repository, "@maksu/sandbox");
  const published = needed.flatMap((folder) => listAt(manifest(folder), "files"));
  const [, command = ""] = /^RUN find packages specs (.* -exec rm -rf .*)$/m.exec(text) ?? [];
  const kept = Array.from(command.matchAll(/! -name (\S+)/g), ([, name]) => name);
  expect(needed.length).toBeGreaterThan(5);
  expect(kept.toSorted()).toEqual([...new Set([...published, "package.json"])].filter((name) => name !== "CHANGELOG.md").toSorted());
});
