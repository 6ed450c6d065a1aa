/** Runs the portable suite on the runtime that runs this file. The package is found by its own name, so that its `imports` conditions decide. */
import { readFileSync } from "node:fs";
import * as library from "@maksu/signing";
import { portableSuite } from "./portable-suite.mjs";

const read = (name) => readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8");
const vectors = {
  payment: read("payment.json"),
  merchant: read("merchant.json"),
  receipt: read("receipt.json"),
  generated: read("generated.jsonl"),
};
const { passed, failed } = await portableSuite(library, vectors, { hasMd5: true });
if (failed.length > 0) throw new Error(`${failed.length} checks failed:\n${failed.slice(0, 10).join("\n")}`);
const { versions } = globalThis.process;
process.stdout.write(`${passed} checks passed (${versions.bun ?? versions.deno ?? versions.node})\n`);
