import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import root from "../../vitest.config.ts";

/** Suites that send HTTP requests run over sockets with the everyday tests, and here through the mock's own `fetch`; but for malformed bytes. */
const SUITES = ["authentication", "codes", "created-payments", "events", "faults", "mock-server", "rejections", "requests", "respond"];

const inProcess = {
  name: "in-process",
  resolveId: (source: string, importer = "") =>
    source === "./mock-server.ts" && importer.endsWith(".test.ts")
      ? fileURLToPath(new URL("src/testing/in-process.ts", import.meta.url))
      : undefined,
};

export default mergeConfig(
  root,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: "processes", exclude: ["src/**/!(*.slow).test.ts"] } },
        { extends: true, plugins: [inProcess], test: { name: "in-process", exclude: [`src/**/!(${SUITES.join("|")}).test.ts`] } },
      ],
    },
  }),
);
