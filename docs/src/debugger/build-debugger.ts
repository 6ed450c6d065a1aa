/** Builds the signature debugger: a page, its stylesheet, and one script with `explain` of @maksu/signing in it. */
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { docs } from "../site/places.ts";
import { debuggerSamples } from "./samples.ts";

const sources = join(docs, "src/debugger");

/** Writes the page's files to a folder of their own. */
export async function buildDebugger(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(sources, "debugger.html"), join(folder, "index.html"));
  copyFileSync(join(sources, "debugger.css"), join(folder, "debugger.css"));
  const build = await rolldown({ input: join(sources, "browser/page.ts"), platform: "browser", plugins: [provided] });
  await build.write({ file: join(folder, "debugger.js"), format: "iife", minify: true });
  await build.close();
}

/** `#crypto` of @maksu/signing with MD5, what that is made of, and the samples. */
const provided: Plugin = {
  name: "provided",
  resolveId(specifier) {
    const explain = createRequire(import.meta.url).resolve("@maksu/signing/explain");
    if (specifier === "#crypto") return join(sources, "browser/crypto.ts");
    if (specifier === "#crypto-web") return join(dirname(explain), "../crypto/crypto-web.js");
    return specifier === "#samples" ? specifier : null;
  },
  load: (id) => (id === "#samples" ? `export const samples = ${JSON.stringify(debuggerSamples())};` : null),
};
