import { join } from "node:path";
import { bundleInto } from "./bundle.ts";
import { write } from "./output/output-folder.ts";
import type { Pipeline } from "./pipelines.ts";

/**
 * Lints and bundles a description, and writes everything that is generated from it. Loads what it needs once, and the generators only for what has
 * passed lint: the compiler takes longer to load than most of what follows.
 *
 * @returns the description's problems, with which nothing is written, and the paths of the generated files that changed
 * @throws Error when a schema does not compile, or the generators reject something that lint can't see
 */
export async function regenerate({ root, bundle, targets }: Pipeline): Promise<{ problems: string[]; changed: string[] }> {
  const { problems, source } = await bundleInto(root, bundle);
  const changed: string[] = [];
  if (source && targets.length > 0) {
    const { generators } = await import("./generate.ts");
    // All before the first is written.
    const made = targets.map(({ generator, forPackage, folder }) => ({ folder, files: generators[generator](source, forPackage) }));
    for (const { folder, files } of made) changed.push(...(await write(files, folder)).map((name) => join(folder, name)));
  }
  return { problems, changed };
}
