/** `npm run bench [-- NAME…] [--json FILE]`: runs all benchmarks, or the named ones, and prints rows of ratios. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { clients } from "./benchmarks/clients.ts";
import { imports } from "./benchmarks/imports.ts";
import { mock } from "./benchmarks/mock.ts";
import { pages } from "./benchmarks/pages.ts";
import { sandbox } from "./benchmarks/sandbox.ts";
import { sandboxStores } from "./benchmarks/sandbox-stores.ts";
import { signing } from "./benchmarks/signing.ts";
import { webhooks } from "./benchmarks/webhooks.ts";
import { type Findings, type Row, table } from "./row.ts";

/** Benchmarks in the order in which they run. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Findings>>> = {
  signing,
  clients,
  imports,
  mock,
  pages,
  sandbox,
  "sandbox-stores": sandboxStores,
  webhooks,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
const unknown = positionals.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown !== undefined) {
  console.error(`Unknown benchmark ${unknown}. The benchmarks are ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(2);
}
const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${process.platform} ${process.arch}`;
console.log(`${machine}, Node ${process.versions.node}\n`);
const rows: Row[] = [];
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const found = await run();
  console.log(`${table(found.rows)}\n${found.notes.map((note) => `${note}\n`).join("")}`);
  rows.push(...found.rows);
}
if (values.json !== undefined) {
  const versions = { node: process.versions.node, v8: process.versions.v8 };
  writeFileSync(values.json, `${JSON.stringify({ machine, versions, date: new Date().toISOString(), rows }, null, 2)}\n`);
}
