#!/usr/bin/env node
// Bundles the package in this folder into `dist`: every entry of its exports as an ES module with its types. What package.json declares as a
// dependency stays an import; any other workspace becomes a part of the package.
import { readFileSync, rmSync } from "node:fs";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const declared = Object.keys(manifest.dependencies ?? {});
const sourceOf = (file) => file.replace("dist", "src").replace(/\.js$/, ".ts");
const input = Object.fromEntries(
  Object.values(manifest.exports).map(({ default: file }) => [file.replace(/^\.\/dist\/|\.js$/g, ""), sourceOf(file)]),
);

rmSync("dist", { recursive: true, force: true });
await write({ sourcemap: true });
await write({ sourcemap: false }, dts({ tsconfig: "tsconfig.build.json", emitDtsOnly: true }));

async function write(output, ...plugins) {
  const bundle = await rolldown({
    input,
    plugins,
    platform: "neutral",
    external: (id) => id.startsWith("node:") || declared.some((name) => id === name || id.startsWith(`${name}/`)),
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message);
    },
  });
  await bundle.write({ dir: "dist", format: "esm", chunkFileNames: "[name]-[hash].js", ...output });
  await bundle.close();
}
