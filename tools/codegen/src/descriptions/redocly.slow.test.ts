import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bundleDescription } from "../lint/redocly.ts";
import { REPOSITORY, temporaryFolder } from "../testing/folders.ts";
import { readJson } from "../testing/shop.ts";

const CLI = join(REPOSITORY, "node_modules/@redocly/cli/bin/cli.js");

test.each(["payment-api", "merchant-api", "legacy-api", "sandbox-control"])(
  "redocly bundle of %s equals the bundle of codegen",
  async (api) => {
    const output = join(await temporaryFolder(), "openapi.json");
    const description = join(api, "openapi.yaml");
    await promisify(execFile)(process.execPath, [CLI, "bundle", description, "--output", output], {
      cwd: join(REPOSITORY, "specs"),
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    expect(await readJson(output)).toEqual(await bundleDescription(join(REPOSITORY, "specs", description)));
  },
);
