import { readFileSync } from "node:fs";
import { join } from "node:path";
import { objectAt, textAt } from "@maksu/openapi";
import { expect, test } from "vitest";
import { manifest, repository } from "../workspace.ts";

const container = JSON.parse(readFileSync(join(repository, ".devcontainer/devcontainer.json"), "utf8")) as {
  readonly image: string;
  readonly postCreateCommand: string;
  readonly forwardPorts: readonly number[];
  readonly portsAttributes: Readonly<Record<string, unknown>>;
};

test("the dev container runs scripts of package.json when it is created", () => {
  const scripts = Array.from(container.postCreateCommand.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name);
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) expect(objectAt(manifest(repository), "scripts")).toHaveProperty([name]);
});

test("the dev container's image is pinned by its digest", () => {
  expect(container.image).toMatch(/^node:\d+-bookworm@sha256:[0-9a-f]{64}$/);
});

test("the dev container has a Node that the packages support, and names every port", () => {
  expect(textAt(objectAt(manifest(repository), "engines"), "node")).toContain(`^${/^node:(\d+)-/.exec(container.image)?.[1] ?? "none"}.`);
  expect(Object.keys(container.portsAttributes)).toEqual(container.forwardPorts.map(String));
});
