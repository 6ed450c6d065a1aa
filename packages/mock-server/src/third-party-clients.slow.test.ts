/** Clients that are independent of this repository: openssl signs, curl sends. Skipped where either is missing. */
import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { curlLine } from "@maksu/service-front/command";
import { type MockServer, startMockServer } from "./mock-server.ts";
import { API_NAMES, TEST_CREDENTIALS } from "@maksu/service-front";

const run = promisify(execFile);
const has = (tool: string): boolean => spawnSync(tool, [tool === "openssl" ? "version" : "--version"]).status === 0;
const hasTools = has("bash") && has("openssl") && has("curl");

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

describe.runIf(hasTools)("third-party clients", () => {
  test("pass scripts/third-party-clients.sh", async () => {
    const script = fileURLToPath(new URL("../scripts/third-party-clients.sh", import.meta.url));
    const { stdout } = await run(
      script,
      API_NAMES.map((api) => mock.urls[api]),
    );
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
    expect(lines).toHaveLength(14);
  });

  test.each(API_NAMES)("can use the %s curl line that the command prints", async (api) => {
    const [[id, secret] = ["", ""]] = Object.entries(TEST_CREDENTIALS[api]);
    const line = await curlLine({ api, url: mock.urls[api], id, secret });
    const { stdout } = await run("bash", ["-c", `${line} --silent --output /dev/null --write-out '%{http_code}'`]);
    expect(["200", "201"]).toContain(stdout);
  });

  test("can use a curl line whose ID and secret have shell characters", async () => {
    const id = `it's$HOME"*;`;
    const secret = `it's $HOME "a" \\ *;`;
    await using own = await startMockServer({ apis: ["legacy"], credentials: { legacy: { [id]: secret } } });
    const line = await curlLine({ api: "legacy", url: own.urls.legacy, id, secret });
    const { stdout } = await run("bash", ["-c", `${line} --silent --output /dev/null --write-out '%{http_code}'`]);
    expect(stdout).toBe("201");
  });
});
