import { describe, expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import { TESTED } from "../tested-apis.ts";
import { breakagesOf, broken, type Breakage } from "./breakages.ts";
import { compare } from "./compare.ts";
import { describeDifference } from "./difference.ts";

describe.each(Object.values(TESTED))("a broken description of the $document.title", ({ document }) => {
  const whole = readBundle(document.api);
  // A description that differs already is reported by its own tests.
  const isBroken = compare(document, whole).length > 0;
  const breakages = breakagesOf(document, whole);

  test.skipIf(isBroken).each([...new Set(breakages.map(({ kind }) => kind))])("%s is seen", (kind) => {
    const missed = breakages.filter((breakage) => breakage.kind === kind && !isSeen(breakage));
    expect(missed.map(({ path, to }) => `${path.join(" / ")} -> ${JSON.stringify(to)}`)).toEqual([]);
  });

  function isSeen(breakage: Breakage): boolean {
    const bundle = broken(whole, breakage);
    return attempt(() => compare(document, bundle).map(describeDifference)).length > 0;
  }
});

/** A reference that leads nowhere is seen too. */
function attempt(run: () => readonly string[]): readonly string[] {
  try {
    return run();
  } catch (error) {
    return [String(error)];
  }
}
