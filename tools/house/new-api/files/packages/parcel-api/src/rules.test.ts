import { expect, test } from "vitest";
import { validators } from "./generated/validators.ts";

test("a parcel needs a weight", async () => {
  const { body } = (await validators.createParcel?.()) ?? {};
  expect(body?.({ reference: "A" })).toMatchObject([{ pointer: "/weight", rule: "required" }]);
});
