/** Runs the guide's response to a customer with each code of its table. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ClientError, type ClientErrorCode } from "@maksu/payment-client";
import { expect, test, vi } from "vitest";
import { javaScriptOf, typeScriptIn } from "./site/markdown/javascript.ts";
import { docs } from "./site/places.ts";

/** Cells of the table, and the statuses of errors without a status, below 500, and from 500 on. */
const CELLS: Readonly<Record<string, readonly number[]>> = {
  "500": [500, 500],
  "503": [503],
  "503 from status 500 on, else 500": [500, 500, 503],
};

test("the guide to failed calls responds to a customer as its table says", async () => {
  const guide = readFileSync(join(docs, "guides/when-a-call-fails.md"), "utf8");
  const folder = mkdtempSync(join(docs, "dist/guide-"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const file = join(folder, "response-to.mjs");
    const block = typeScriptIn(guide).filter((each) => each.includes("function responseTo"));
    writeFileSync(file, [...(await javaScriptOf(block)).values()].join(""));
    const { responseTo } = (await import(file)) as { readonly responseTo: (error: unknown) => { readonly status: number } };
    const [table = ""] = guide.split("## What the customer gets", 1);
    const rows = Array.from(table.matchAll(/^\| (`[a-z-]+`.*?) +\|.*\| (\d[^|]*?) +\|$/gm), ([, codes = "", cell = ""]) => [codes, cell]);
    expect(rows).toHaveLength(7);
    for (const [codes = "", cell = ""] of rows)
      for (const [, code] of codes.matchAll(/`([a-z-]+)`/g)) {
        const errors = [{}, { status: 404 }, { status: 502 }].map((details) => new ClientError(code as ClientErrorCode, "id", "", details));
        const wanted = CELLS[cell] ?? [];
        expect([code, errors.slice(0, wanted.length).map((error) => responseTo(error).status)]).toEqual([code, wanted]);
      }
    expect(responseTo(new TypeError("of the shop")).status).toBe(500);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
