/** The sandbox's Containerfile, checked as editors with Docker support check it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../workspace.ts";

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

test("the sandbox's container runs without the rights of root, from a pinned major of Node", () => {
  expect(text.split(/^FROM /m).at(-1)).toMatch(/^USER node$/m);
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^node:\d+-alpine$/);
});
