import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { operationIds as legacy } from "@maksu/legacy-api/operation-ids";
import { operationIds as merchant } from "@maksu/merchant-api/operation-ids";
import { operationIds as payment } from "@maksu/payment-api/operation-ids";
import { type ApiName, API_NAMES } from "@maksu/service-front";
import { expect, test } from "vitest";
import { OPERATIONS } from "./operations.ts";
import { withoutHandler } from "./without-handler.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const DESCRIBED: Readonly<Record<ApiName, readonly string[]>> = { payment, merchant, legacy };
/** An operation that is described may be listed here until somebody writes its handler: requests of it get a 501. */
const WITHOUT_HANDLER: readonly string[] = [];

test("the operations without a handler are those of the list", () => {
  const missing = API_NAMES.flatMap((api) => DESCRIBED[api].filter((id) => !OPERATIONS[api][id]).map((id) => `${api} ${id}`));
  expect(missing).toEqual(WITHOUT_HANDLER);
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
