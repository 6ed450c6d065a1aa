/** Runs publint and Are The Types Wrong on a package. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, Package, type ResolutionKind } from "@arethetypeswrong/core";
import { publint } from "publint";
import { readManifest } from "./published-packages.ts";
import { filesOf } from "./user-project.ts";

/** The resolution that the profile `esm-only` of attw's command ignores beside the next one: the claim that CommonJS can't require an ES module. */
const notEsm: ReadonlySet<ResolutionKind> = new Set(["node16-cjs"]);

/** Returns the complaints of `publint --strict`, suggestions included, as codes with the place in package.json. */
export async function publintFindings(folder: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map(({ code, path }) => `${code} ${path.join(" ")}`);
}

/** Returns the complaints of `attw --profile esm-only`, as kinds of problems. */
export async function typeResolutionFindings(folder: string): Promise<readonly string[]> {
  const { name, version } = readManifest(folder);
  const files = Object.fromEntries(
    filesOf(folder).map((path) => [`/node_modules/${name}/${path}`, readFileSync(join(folder, path), "utf8")]),
  );
  const result = await checkPackage(new Package(files, name, version));
  // Without types there is nothing to check, which is right for JSON only.
  if (!result.types) return Object.keys(files).some((path) => path.endsWith(".js")) ? ["Untyped"] : [];
  return result.problems.filter((problem) => !("resolutionKind" in problem && notEsm.has(problem.resolutionKind))).map(({ kind }) => kind);
}
