import { TEST_MERCHANTS } from "@maksu/codegen/test-merchants";
import { TEST_CREDENTIALS } from "@maksu/mock-server";
import { expect, test } from "vitest";

test("lint checks signatures with the credentials that the servers take", () => {
  expect(Object.assign({}, ...Object.values(TEST_CREDENTIALS))).toEqual(TEST_MERCHANTS);
});
