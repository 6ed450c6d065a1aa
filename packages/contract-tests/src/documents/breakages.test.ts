import { describe, expect, test } from "vitest";
import { readBundle } from "@maksu/bundle";
import { breakagesOf, broken, type Breakage } from "./breakages.ts";
import { compare } from "./compare.ts";
import { told } from "./difference.ts";
import { legacyApiDocument } from "./legacy-api.ts";
import { merchantApiDocument } from "./merchant-api.ts";
import { paymentApiDocument } from "./payment-api.ts";

describe.each([paymentApiDocument, merchantApiDocument, legacyApiDocument])("a broken description of the $title", (document) => {
  const bundle = structuredClone(readBundle(document.api));
  const before = new Set(compare(document, bundle).map(told));
  const breakages = breakagesOf(document, bundle);

  test.each([...new Set(breakages.map(({ kind }) => kind))])("%s is seen", (kind) => {
    const missed = breakages.filter((breakage) => breakage.kind === kind && !isSeen(breakage));
    expect(missed.map(({ path, to }) => `${path.join(" / ")} -> ${JSON.stringify(to)}`)).toEqual([]);
  });

  function isSeen(breakage: Breakage): boolean {
    const now = broken(bundle, breakage, () => attempt(() => compare(document, bundle).map(told)));
    return now.length !== before.size || now.some((difference) => !before.has(difference));
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
