import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { eventKey } from "./event-key.ts";

test.each([
  { given: "token|created|completed", kind: "refund-status" },
  { given: "ä|😀", kind: "receipt" },
  { given: "", kind: "payment" },
] as const)("eventKey of $given is its kind and its SHA-256", async ({ kind, given }) => {
  const want = `${kind}:${createHash("sha256").update(given).digest("hex")}`;
  expect(await eventKey(kind, given)).toBe(want);
  expect(await eventKey(kind, new TextEncoder().encode(`x${given}`).subarray(1))).toBe(want);
});
