/** Checks what lint and the comparison with the documents report for wrong edits. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { JsonObject } from "@maksu/openapi";
import { bundleDescription, lintDescription } from "@maksu/codegen/redocly";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownApiProblems } from "../control/own-api.ts";
import { describedIn, ROOT } from "../description-files.ts";
import { compare } from "../documents/compare.ts";
import { documentReport } from "../documents/document-report.ts";
import { legacyApiDocument } from "../documents/legacy-api.ts";
import { merchantApiDocument } from "../documents/merchant-api.ts";
import { paymentApiDocument } from "../documents/payment-api.ts";
import { type Edit, KINDS, type Text } from "./edit.ts";
import { HARMLESS } from "./harmless.ts";
import { legacyEdits } from "./legacy-api.ts";
import { merchantEdits } from "./merchant-api.ts";
import { paymentEdits } from "./payment-api.ts";
import { sandboxControlEdits } from "./sandbox-control.ts";

const APIS = [
  { document: paymentApiDocument, edits: paymentEdits },
  { document: merchantApiDocument, edits: merchantEdits },
  { document: legacyApiDocument, edits: legacyEdits },
];
const DESCRIPTIONS = [
  ...APIS.map(({ document, edits }) => ({ name: document.api, document, edits })),
  // No document stands behind the toolkit's own API but its own words.
  { name: "sandbox-control", document: undefined, edits: sandboxControlEdits },
];

let copy = "";
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "edits-"));
  const isSource = (path: string): boolean => !["dist", "node_modules", "baseline"].includes(basename(path));
  // What lint looks at: descriptions, the functions of their rules, and the signers.
  for (const folder of ["specs", "packages/signing/src", ...APIS.map(({ document }) => `packages/${document.api}/src`)])
    await cp(join(ROOT, folder), join(copy, folder), { recursive: true, filter: isSource });
  await symlink(join(ROOT, "node_modules"), join(copy, "node_modules"));
  // Paths are those from the folder of the lock file.
  await writeFile(join(copy, "package-lock.json"), "{}");
});
afterAll(() => rm(copy, { recursive: true }));

test("each kind of edit is tried", () => {
  expect(new Set(DESCRIPTIONS.flatMap(({ edits }) => edits.map(({ kind }) => kind)))).toEqual(new Set(KINDS));
});

describe.each(DESCRIPTIONS)("a wrong edit of $name", ({ name, document, edits }) => {
  const folder = (): string => join(copy, "specs", name);
  const root = (): string => join(folder(), "openapi.yaml");
  const checks: Readonly<Record<Edit["check"], () => Promise<readonly string[]>>> = {
    lint: () => lintDescription(root()),
    async documents() {
      const bundle = JSON.parse(JSON.stringify(await bundleDescription(root()))) as JsonObject;
      if (!document) return ownApiProblems(describedIn(name, bundle, copy));
      const { differences } = documentReport(document, describedIn(document.api, bundle, copy), compare(document, bundle));
      return differences.map(({ text, where }) => `${where.split(";", 1).join()} ${text}`);
    },
  };

  const edited = async ({ file, find, replace }: Text, check: Edit["check"]): Promise<readonly string[]> => {
    const path = join(folder(), file);
    const text = await readFile(path, "utf8");
    expect(text.split(find), "the text to find occurs once").toHaveLength(2);
    await writeFile(
      path,
      text.replace(find, () => replace),
    );
    try {
      return await checks[check]();
    } finally {
      await writeFile(path, text);
    }
  };

  test.each(edits)("$kind in $file: $check reports $says", async ({ check, says, further = 0, ...edit }) => {
    const [first = "nothing", ...others] = await edited(edit, check);
    expect(first).toBe(says);
    expect(others).toHaveLength(further);
  });

  test.each(HARMLESS.filter(({ description }) => description === name))("nothing reports $find in $file: $reason", async (edit) => {
    expect([...(await edited(edit, "lint")), ...(await edited(edit, "documents"))]).toEqual([]);
  });
});
