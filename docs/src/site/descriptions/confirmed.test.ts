import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { confirmedSentence } from "./confirmed.ts";
import { pagesOfDescriptions } from "./pages.ts";

const folder = mkdtempSync(join(tmpdir(), "confirmed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (content: unknown): string => {
  const file = join(folder, "confirmed.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const RESULT = { date: "2026-03-02", host: "service.example.com", level: "read", place: "Helsinki" };

test("operations.md shows the newest result, where one is kept", () => {
  const file = kept([{ ...RESULT, date: "2026-02-01", host: "old.example.com" }, RESULT, { ...RESULT, date: "2025-12-31" }]);
  expect(pagesOfDescriptions(file).get("operations.md")).toContain(
    "The descriptions last agreed with the running service on 2026-03-02: `service.example.com`, level `read`, from Helsinki.",
  );
  expect(pagesOfDescriptions(join(folder, "none.json")).get("operations.md")).not.toContain("last agreed");
});

test.each([
  { what: "an entry without a host", content: [{ ...RESULT, host: undefined }], says: "entry 0 has no valid host" },
  { what: "a date of another form", content: [RESULT, { ...RESULT, date: "2.3.2026" }], says: "entry 1 has no valid date" },
  { what: "no list", content: RESULT, says: "is not a list of results" },
])("confirmed.json with $what is an error", ({ content, says }) => {
  expect(() => confirmedSentence(kept(content))).toThrow(says);
});
