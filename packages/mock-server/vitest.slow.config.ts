import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import root from "../../vitest.config.ts";

/** They send malformed or incomplete requests, which `fetch` cannot. */
const MALFORMED_BYTES = "{rejected-early,on-exchange}";

/** The suites run over sockets with the everyday tests, and here through the mock's own `fetch`. */
const inProcess = {
  name: "in-process",
  resolveId: (source: string, importer = "") =>
    source === "../../src/mock-server.ts" && importer.endsWith(".test.ts")
      ? fileURLToPath(new URL("test/support/in-process.ts", import.meta.url))
      : undefined,
};

export default mergeConfig(
  root,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: "processes", exclude: ["{src,test}/**/!(*.slow).test.ts"] } },
        {
          extends: true,
          plugins: [inProcess],
          // The root's `include` stays: it is added to, not replaced.
          test: { name: "in-process", exclude: ["src/**", "test/suites/*.slow.test.ts", `test/suites/${MALFORMED_BYTES}.test.ts`] },
        },
      ],
    },
  }),
);
