/** A copy of the descriptions, to edit them one text at a time and ask the gates. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { DescriptionName } from "@maksu/apis";
import type { JsonObject } from "@maksu/openapi";
import { replaceOnce, type Replacement } from "@maksu/codegen/replace-once";
import { bundleDescription, lintDescription } from "@maksu/codegen/redocly";
import { ownApiProblems } from "../control/own-api.ts";
import { describedIn, ROOT, tolerancesOf } from "../description-files.ts";
import { compareTolerances } from "../documents/beyond/compare-tolerances.ts";
import { compare } from "../documents/compare/compare.ts";
import type { ApiDocument } from "../documents/document.ts";
import { documentReport } from "../documents/document-report.ts";
import { legacyApiDocument } from "../documents/legacy-api.ts";
import { merchantApiDocument } from "../documents/merchant-api.ts";
import { paymentApiDocument } from "../documents/payment-api.ts";
import type { Gate } from "./edit.ts";

/** No document stands behind the toolkit's own API but its own words. */
const DOCUMENTS: readonly ApiDocument[] = [paymentApiDocument, merchantApiDocument, legacyApiDocument];

export interface Edited {
  readonly before: string;
  readonly after: string;
  /** The output of the gate, a line each. */
  readonly reports: readonly string[];
}

export class DescriptionCopy {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  static async create(): Promise<DescriptionCopy> {
    const root = await mkdtemp(join(tmpdir(), "edits-"));
    const isSource = (path: string): boolean => !["dist", "node_modules", "baseline"].includes(basename(path));
    // The files that lint looks at: descriptions, the functions of their rules, the signers, and the acts.
    for (const folder of [
      "specs",
      "packages/signing/src",
      "packages/sandbox/src/acts",
      ...DOCUMENTS.map(({ api }) => `packages/${api}/src`),
    ])
      await cp(join(ROOT, folder), join(root, folder), { recursive: true, filter: isSource });
    await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
    // Paths are those from the folder of the lock file.
    await writeFile(join(root, "package-lock.json"), "{}");
    return new DescriptionCopy(root);
  }

  async remove(): Promise<void> {
    await rm(this.#root, { recursive: true });
  }

  /** The report of a gate on one edit, which is taken back. */
  async edited(api: DescriptionName | "sandbox-control", edit: Replacement, gate: Gate): Promise<Edited> {
    const path = join(this.#root, "specs", api, edit.file);
    const before = await readFile(path, "utf8");
    const after = replaceOnce(before, edit);
    await writeFile(path, after);
    try {
      return { before, after, reports: await this.#ask(api, gate) };
    } finally {
      await writeFile(path, before);
    }
  }

  async #ask(api: DescriptionName | "sandbox-control", gate: Gate): Promise<readonly string[]> {
    const root = join(this.#root, "specs", api, "openapi.yaml");
    if (gate === "lint") return lintDescription(root);
    const bundle = JSON.parse(JSON.stringify(await bundleDescription(root))) as JsonObject;
    const described = describedIn(api, bundle, this.#root);
    const document = DOCUMENTS.find((each) => each.api === api);
    if (!document) return ownApiProblems(described);
    const { differences } = documentReport(document, described, [
      ...compare(document, bundle),
      ...compareTolerances(document, tolerancesOf(described)),
    ]);
    return differences.map(({ text, where }) => `${where.split(";", 1).join()} ${text}`);
  }
}
