import { join } from "node:path";
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
