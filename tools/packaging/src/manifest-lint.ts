/** What publint and Are The Types Wrong have to say of a package. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, Package, type ResolutionKind } from "@arethetypeswrong/core";
import { publint } from "publint";
import { readManifest } from "./published-packages.ts";
import { filesOf } from "./user-project.ts";

/** What the profile `esm-only` of attw's command leaves out: TypeScript before `exports`, and its belief that CommonJS can't require an ES module. */
const notEsm: ReadonlySet<ResolutionKind> = new Set(["node10", "node16-cjs"]);

/** What `publint --strict` complains of, suggestions included, as codes with the place in package.json. */
export async function publintFindings(folder: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map(({ code, path }) => `${code} ${path.join(" ")}`);
}

/** What `attw --profile esm-only` complains of, as kinds of problems. */
export async function typeResolutionFindings(folder: string): Promise<readonly string[]> {
  const { name, version } = readManifest(folder);
  const files = Object.fromEntries(
    filesOf(folder).map((path) => [`/node_modules/${name}/${path}`, readFileSync(join(folder, path), "utf8")]),
  );
  const result = await checkPackage(new Package(files, name, version));
  // Without any type there is nothing to look at, which is right for JSON alone.
  if (!result.types) return Object.keys(files).some((path) => path.endsWith(".js")) ? ["Untyped"] : [];
  return result.problems.filter((problem) => !("resolutionKind" in problem && notEsm.has(problem.resolutionKind))).map(({ kind }) => kind);
}
