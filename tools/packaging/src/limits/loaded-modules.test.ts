/** How many modules an import loads: most of the time that it takes on Node. A count, since a time would depend on the machine. */
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { root } from "../published-packages.ts";
import { shortName } from "../bundle.ts";

/** At most: a chunk more is a millisecond more. */
const most = {
  "@maksu/payment-client": 11,
  "@maksu/merchant-client": 11,
  "@maksu/legacy-client": 12,
  "@maksu/signing/options": 4,
  "@maksu/webhooks": 15,
};

it.each(Object.entries(most))("import of %s loads at most %d modules", async (specifier, limit) => {
  const loaded = await loadedBy(specifier);
  expect(loaded.length, loaded.join("\n")).toBeLessThanOrEqual(limit);
  expect(loaded.filter((module) => module.startsWith(`${specifier.split("/", 2).join("/")}/dist/`)).length).toBeGreaterThan(0);
});

const clients = Object.keys(most).filter((specifier) => specifier.endsWith("-client"));

it.each(clients)("import of %s leaves cryptography and everything of a call for the first call", async (client) => {
  expect((await loadedBy(client)).join("\n")).not.toMatch(/crypto|exact-json|validators|openapi-fetch/);
});

/** Returns what Node loads for an import: its static imports and theirs. */
async function loadedBy(specifier: string): Promise<readonly string[]> {
  const loaded = new Set<string>();
  const build = await rolldown({
    input: specifier,
    platform: "node",
    cwd: root,
    treeshake: false,
    plugins: [
      {
        name: "loaded",
        buildEnd() {
          for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) loaded.add(id);
          // Iterating a set includes what is added meanwhile.
          for (const id of loaded) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) loaded.add(imported);
        },
      },
    ],
  });
  await build.generate();
  await build.close();
  return [...loaded].map(shortName);
}
