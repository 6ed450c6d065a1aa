import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startTestServer } from "@maksu/test-server";
import { expect, test } from "vitest";
import { FORM_EXAMPLES, nothing, requestOf, sentTo } from "../../../../test/support/form-examples.ts";
import { TOKEN_VARIABLE } from "../../../cli/start-flags.ts";
import { curlOf } from "./as-code.ts";

test.each(FORM_EXAMPLES.filter(([operation]) => !["seed", "restore"].includes(operation)))(
  "curl of %s, example %s, sends what the form stands for, with the token of the environment",
  async (operation, _name, call) => {
    await using server = await startTestServer(nothing);
    const line = curlOf(operation, call, { origin: server.origin, isGuarded: true });
    await promisify(execFile)("sh", ["-c", line], { env: { ...process.env, [TOKEN_VARIABLE]: "of-the-test" } });
    expect(sentTo(server)).toEqual([requestOf(operation, call)]);
    expect(server.only().headers.authorization).toBe("Bearer of-the-test");
  },
);
