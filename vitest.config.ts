import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Which files are tests. The other kinds of a long run have names such as `*.browser.ts`, see `scripts/long-runs.mjs`. */
const kind = process.env["TEST_FILES"] ?? "test";

/** Every workspace runs its tests this way: Vitest looks for a configuration upwards from where it starts. One that needs more adds to this one. */
export default defineConfig({
  test: {
    // Other workspaces are tested as they are built, and nothing that a run leaves stays in the system's temporary folder.
    globalSetup: ["require-built", "temporary-folder"].map((name) => fileURLToPath(new URL(`scripts/${name}.mjs`, import.meta.url))),
    include: [`{src,test}/**/*.${kind}.ts`],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine would fail tests after the default of a second, though the event comes.
    expect: { poll: { timeout: 30_000 } },
    // Built workspaces are loaded by Node itself, as by their users.
    server: { deps: { external: [/[/\\]dist[/\\]/] } },
    pool: "threads",
    // A module is loaded once for all files of a worker: the tests keep no state in modules, and loading is half of their time.
    isolate: false,
    // The report is what `npm test` counts.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
