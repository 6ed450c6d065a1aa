import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { captureRequests } from "../../../test/support/captured-requests.ts";
import { FORM_EXAMPLES, pathOf } from "../../../test/support/form-examples.ts";
import { operationTable } from "../../generated/operations.ts";
import { curlOf } from "./as-code.ts";

test.each(FORM_EXAMPLES.filter(([operation]) => !["seed", "restore"].includes(operation)))(
  "curl of %s, example %s, sends what the form stands for, with the token of the environment",
  async (operation, _name, call) => {
    await using server = await captureRequests();
    const line = curlOf(operation, call, { world: "default", origin: server.url, isGuarded: true });
    await promisify(execFile)("sh", ["-c", line], { env: { ...process.env, MAKSU_SANDBOX_TOKEN: "of-the-test" } });
    const { method } = operationTable[operation];
    const sent = { method, path: pathOf(operation, call), body: call.body, authorization: "Bearer of-the-test" };
    expect(server.requests).toEqual([sent]);
  },
);
