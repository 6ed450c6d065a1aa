/** How many modules an import loads: most of the time that it takes on Node. A count, since a time would depend on the machine. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { runNode } from "./load-modules.ts";

const project = inject("userProject");

/** Prints what is loaded by an import, from the package's name on. */
const LOADED = `
import { writeSync } from "node:fs";
export async function load(url, context, next) {
  writeSync(1, url.replace(/.*node_modules\\//, "") + "\\n");
  return next(url, context);
}
`;
writeFileSync(join(project, "loaded.mjs"), LOADED);
writeFileSync(join(project, "register.mjs"), 'import { register } from "node:module";\nregister("./loaded.mjs", import.meta.url);\n');

/** At most: a chunk more is a millisecond more. */
const most = {
  "@maksu/payment-client": 11,
  "@maksu/merchant-client": 11,
  "@maksu/legacy-client": 12,
  "@maksu/signing/options": 4,
  "@maksu/webhooks": 15,
};

it.each(Object.entries(most))("import of %s loads at most %d modules", (specifier, limit) => {
  writeFileSync(join(project, "import-one.mjs"), `import ${JSON.stringify(specifier)};\n`);
  const loaded = runNode(project, "--import", "./register.mjs", "import-one.mjs").trim().split("\n").slice(1);
  expect(loaded.length, loaded.join("\n")).toBeLessThanOrEqual(limit);
  expect(loaded.filter((module) => module.startsWith(`${specifier.split("/", 2).join("/")}/dist/`)).length).toBeGreaterThan(0);
});

const clients = Object.keys(most).filter((specifier) => specifier.endsWith("-client"));

it.each(clients)("import of %s leaves cryptography and everything of a call for the first call", (client) => {
  writeFileSync(join(project, "import-one.mjs"), `import ${JSON.stringify(client)};\n`);
  const loaded = runNode(project, "--import", "./register.mjs", "import-one.mjs");
  expect(loaded).not.toMatch(/crypto|exact-json|validators|openapi-fetch/);
});
