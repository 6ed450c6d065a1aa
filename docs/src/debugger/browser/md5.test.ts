import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { md5 } from "./md5.ts";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const expected = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");

test.each([
  ["", "d41d8cd98f00b204e9800998ecf8427e"],
  ["message digest", "f96b697d7cb7938d525a2f31aaf161d0"],
  ["12345678901234567890123456789012345678901234567890123456789012345678901234567890", "57edf4a22be3c955ac49da2e2107b67a"],
])("md5 of %j is that of RFC 1321", (text, hash) => {
  expect(hex(md5(new TextEncoder().encode(text)))).toBe(hash);
});

test("md5 of any bytes is that of node:crypto", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(md5(bytes))).toBe(expected(bytes));
    }),
  );
});

test("md5 of every length around the ends of a block is that of node:crypto", () => {
  for (let length = 0; length <= 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => 251 - index);
    expect([length, hex(md5(bytes))]).toEqual([length, expected(bytes)]);
  }
});

test("md5 leaves the message as it was", () => {
  const bytes = Uint8Array.of(1, 2, 3);
  md5(bytes.subarray(1));
  expect(bytes).toEqual(Uint8Array.of(1, 2, 3));
});
