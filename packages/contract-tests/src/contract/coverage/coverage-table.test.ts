import { describe, expect, test } from "vitest";
import { Coverage, ROWS } from "./coverage.ts";
import { coverageTable } from "./coverage-table.ts";

describe("coverage", () => {
  test("an untried subject is a gap, and a gap lowers the coverage below 100 %", () => {
    const coverage = new Coverage("shop-api", ROWS);
    for (const number of Array.from({ length: 200 }).keys()) {
      coverage.want("constraints", `c${number}`);
      if (number > 0) coverage.tried("constraints", `c${number}`, []);
    }
    coverage.want("codes", "createOrder invalid-amount");
    coverage.tried("codes", "createOrder invalid-amount", ["createOrder invalid-amount: no request provokes it"]);
    coverage.countExemption("Prism does not check this");
    const table = coverageTable([coverage.report()], []);
    expect(table).toContain("199/200 99 %");
    expect(table).toContain("0/1 0 %");
    expect(table).toContain("    shop-api c0: not tried (constraints)");
    expect(table).toContain("    shop-api createOrder invalid-amount: no request provokes it");
    expect(table).toContain("1  Prism does not check this");
    expect(table).toMatch(/events +none/);
  });

  test("a difference from an API document makes its row less than 100 %, and is listed with its files at the end", () => {
    const difference = {
      text: "shop-api Order.note, maxLength: the description says 20, the API document says 200 (Orders)",
      where: "specs/a.yaml; table: b.ts",
    };
    const coverage = new Coverage("shop-api", ROWS);
    const lines = coverageTable([coverage.report()], [{ api: "shop-api", wanted: 3, covered: 2, differences: [difference] }]).split("\n");
    expect(lines.join("\n")).toMatch(/^API document +2\/3 66 %$/m);
    expect(lines.slice(-5)).toEqual([
      "1 difference between a description and its API document:",
      `  ${difference.text}`,
      `    (${difference.where})`,
      "",
      expect.stringContaining("Fix the description"),
    ]);
  });

  test("an API whose tests were not run is reported", () => {
    expect(coverageTable([], [{ api: "shop-api", wanted: 3, covered: 3, differences: [] }])).toMatch(/codes +not run/);
  });

  test("a subject that is tried twice keeps its gaps", () => {
    const coverage = new Coverage("shop-api", ROWS);
    coverage.tried("statuses", "createOrder 201", ["createOrder 201: wrong"]);
    coverage.tried("statuses", "createOrder 201", []);
    expect(coverage.report()).toMatchObject({ rows: { statuses: { wanted: 1, covered: 0 } }, gaps: ["shop-api createOrder 201: wrong"] });
  });
});
