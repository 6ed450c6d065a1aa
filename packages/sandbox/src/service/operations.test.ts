import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { OPERATIONS_WITHOUT_HANDLER, withoutHandler } from "./without-handler.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
/** An operation that is described may stand here until somebody writes its handler. */
const WITHOUT_HANDLER: readonly string[] = [];

test("every operation has a handler, but those that are listed", () => {
  expect(OPERATIONS_WITHOUT_HANDLER).toEqual(WITHOUT_HANDLER);
});

test("a request of an operation without a handler gets a 501 that names the file to write, and the file to add it to", () => {
  const { status, reason } = withoutHandler("merchant", "listRefunds");
  expect([status, reason]).toEqual([
    501,
    "the sandbox has no listRefunds yet: write packages/sandbox/src/service/merchant-api/list-refunds.ts, and add it to packages/sandbox/src/service/merchant-api/operations.ts",
  ]);
  // Its neighbours stand where it would: the rule of names is theirs.
  const [, neighbour = ""] = / write (\S+),/.exec(withoutHandler("merchant", "cancelRefund").reason) ?? [];
  const [, table = ""] = / add it to (\S+)$/.exec(reason) ?? [];
  expect([neighbour, table].map((file) => existsSync(join(repository, file)))).toEqual([true, true]);
});
