import { describe, expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import { describedIn, ROOT } from "../description-files.ts";
import { TESTED } from "../tested-apis.ts";
import { breakagesOf, broken, type Breakage } from "./breakages.ts";
import { compare } from "./compare/compare.ts";
import { describeDifference } from "./compare/difference.ts";
import { documentReport } from "./document-report.ts";
import { merchantApiDocument } from "./merchant-api.ts";

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

test("every difference is reported with a line of the description", () => {
  const whole = readBundle("merchant-api");
  const { sources } = describedIn("merchant-api", whole);
  const reported = breakagesOf(merchantApiDocument, whole)
    .filter(({ kind }) => !kind.endsWith("dropped") && kind !== "operationId changed")
    .flatMap((breakage) => {
      const bundle = broken(whole, breakage);
      const described = describedIn("merchant-api", bundle, ROOT, sources);
      return documentReport(merchantApiDocument, described, compare(merchantApiDocument, bundle)).differences;
    });
  expect(reported.length).toBeGreaterThan(100);
  expect(reported.filter(({ where }) => !/^specs\/merchant-api\/\S+\.yaml:\d+;/.test(where))).toEqual([]);
});
