/** `expect(gaps).toBeNone()` fails with the gaps, a line each, and nothing around them. */
import { expect } from "vitest";

expect.extend({ toBeNone: (gaps: readonly string[]) => ({ pass: gaps.length === 0, message: () => gaps.join("\n") }) });

declare module "vitest" {
  interface Matchers {
    toBeNone: () => void;
  }
}
