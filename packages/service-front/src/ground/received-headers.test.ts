import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HeaderLines } from "./received-headers.ts";

const name = fc.constantFrom("Accept", "ACCEPT", "checkout-nonce", "Checkout-Account", "b", "a", "B-2", "cookie");
const value = fc.stringMatching(/^[!-~]([ -~]*[!-~])?$/);

test("HeaderLines reads lines as Headers does: by name in any case, repeated ones joined, sorted by name", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (lines) => {
      const [own, expected] = [new HeaderLines(lines.flat()), new Headers(lines)];
      expect([...own]).toEqual([...expected]);
      for (const asked of ["accept", "Checkout-NONCE", "none"]) {
        expect(own.get(asked)).toBe(expected.get(asked));
        expect(own.has(asked)).toBe(expected.has(asked));
      }
    }),
  );
});
