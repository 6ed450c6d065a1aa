/** Holds the threat model of `docs/guides/security.md` against what is published and what listens. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOf, isTest, root, workspaces } from "./workspaces.ts";

const guide = readFileSync(join(root, "docs/guides/security.md"), "utf8");
const [model = ""] = (guide.split("\n## Threats, protections and their tests\n")[1] ?? "").split(/^## /m);
/** The sections of the model, by title. */
const sections = new Map(model.split(/^### /m).map((text) => [text.split("\n", 1)[0] ?? "", text]));

const published = workspaces.filter((path) => {
  const { private: isPrivate } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as { readonly private?: boolean };
  return isPrivate !== true;
});
const nameOf = (workspace: string): string => `\`@maksu/${workspace.split("/")[1] ?? ""}\``;

test("every published package stands in the threat model, above a table of what can happen to it", () => {
  expect(published.length).toBeGreaterThan(10);
  const known = [...sections.values()].filter((text) => text.includes("\n| threat ")).join("\n");
  expect(published.filter((path) => !known.includes(nameOf(path))).map((path) => `docs/guides/security.md has no row for ${path}`)).toEqual(
    [],
  );
});

test("every published package that listens stands among the servers", () => {
  const listens = (path: string): boolean =>
    importsOf(path).some(
      ({ file, specifier }) =>
        !isTest(file) &&
        /^node:(http|http2|https|net|tls)$/.test(specifier) &&
        /\bcreate(Secure|Tls)?Server\(/.test(readFileSync(join(root, file), "utf8").replaceAll(/^ *\*.*$/gm, "")),
    );
  const servers = published.filter(listens);
  expect(servers).toContain("packages/service-front");
  const [, text = ""] = [...sections].find(([title]) => title.includes("front")) ?? [];
  expect(
    servers.filter((path) => !text.includes(nameOf(path))).map((path) => `${path} listens: its threats belong among the servers'`),
  ).toEqual([]);
});

test("every row names tests that exist", () => {
  const rows = model.split("\n").filter((line) => line.startsWith("| ") && !/^\| (threat|-+) /.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const untested = rows.filter((row) => {
    const tests = [...row.matchAll(/\]\(\.\.\/\.\.\/([^)]+\.test\.ts)\)/g)].map(([, path = ""]) => path);
    return tests.length === 0 || !tests.every((path) => existsSync(join(root, path)));
  });
  expect(untested).toEqual([]);
});
