import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { portableSuite } from "../scripts/portable-suite.mjs";
import * as library from "./index.ts";

const read = (name: string) => readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8");

/** The suite of `npm run long -- runtimes`, here over both providers. */
it("the portable suite passes", async () => {
  const hasMd5 = await library.contentMd5("").then(
    () => true,
    () => false,
  );
  const vectors = {
    payment: read("payment.json"),
    merchant: read("merchant.json"),
    receipt: read("receipt.json"),
    generated: read("generated.jsonl"),
  };
  const { passed, failed } = await portableSuite(library, vectors, { hasMd5 });
  expect(failed).toStrictEqual([]);
  expect(passed).toBeGreaterThan(500);
});
