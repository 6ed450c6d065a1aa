/** The two providers are interchangeable. */
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as node from "./crypto-node.ts";
import * as web from "./crypto-web.ts";

const providers: readonly (readonly [string, typeof node])[] = [
  ["crypto-node", node],
  ["crypto-web", web],
];

describe.each(providers)("%s", (_, { digest, equalBytes, hmac }) => {
  it.each(["hex", "base64"] as const)("computes HMACs and hashes of a message in parts, in %s", async (encoding) => {
    const message = ["ä", Uint8Array.of(0, 255), "", "😀"];
    const whole = Buffer.from([0xc3, 0xa4, 0, 255, 0xf0, 0x9f, 0x98, 0x80]);
    for (const algorithm of ["sha256", "sha512"] as const)
      expect(await hmac(algorithm, "sälä", message, encoding)).toBe(createHmac(algorithm, "sälä").update(whole).digest(encoding));
    expect(await digest("sha256", message, encoding)).toBe(createHash("sha256").update(whole).digest(encoding));
  });

  it.each([
    [[], [], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [0, 2], false],
    [[128, 0], [0, 128], false],
    [[1], [1, 0], false],
    [[1, 0], [1], false],
  ])("compares %j and %j", (a, b, equal) => {
    expect(equalBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(equal);
  });
});
