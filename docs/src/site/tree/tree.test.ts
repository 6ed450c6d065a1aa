import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { apiPages, docs, pages, root, written } from "../places.ts";
import { routeOf, withLinks } from "./tree.ts";

test.each([
  [join(docs, "front-page.md"), "index.md"],
  [join(docs, "README.md"), "guides/index.md"],
  [join(docs, "guides/payments.md"), "guides/payments.md"],
  [join(docs, "adr/0001-descriptions-are-the-source.md"), "decisions/0001-descriptions-are-the-source.md"],
  [join(root, "README.md"), "repository.md"],
  [join(root, "packages/signing/README.md"), "packages/signing/index.md"],
  [join(written, "errors.md"), "apis/errors.md"],
  [join(apiPages, "payment-api.html"), "apis/payment-api.html"],
  [join(pages, "reference/signing/index.md"), "reference/signing/index.md"],
])("%s has a place in the tree", (path, place) => expect(routeOf(path)).toBe(place));

test("links are replaced, but not in code", () => {
  const text = "[one](a.md) `[two](a.md)`\n\n```md\n[three](a.md)\n```\n\n[four](a.html)\n";
  expect(withLinks(text, () => "b.md")).toBe('[one](b.md) `[two](a.md)`\n\n```md\n[three](a.md)\n```\n\n[four](b.md){target="_self"}\n');
});

test.each(execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" }).trim().split("\n"))(
  "what %s links to is a file: the site has no page of a folder",
  (name) => {
    const missing: string[] = [];
    withLinks(readFileSync(join(root, name), "utf8"), (target) => {
      const [file = ""] = target.split("#");
      if (file !== "" && !/^[a-z]+:/.test(file) && !statSync(join(root, dirname(name), file), { throwIfNoEntry: false })?.isFile())
        missing.push(target);
      return target;
    });
    expect(missing).toEqual([]);
  },
);
