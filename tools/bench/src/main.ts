/**
 * `npm run bench [-- NAME…] [--json FILE] [--record] [--payments N]`: runs all benchmarks, or the named ones, and prints rows of ratios. `sandbox-stores`
 * names all whose name begins with it and a slash. `--record` keeps the rows under the name of the release, and compares them with those of the one before
 * in the documentation. `--payments` is how many the stores are filled with at most.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { bodies } from "./benchmarks/bodies.ts";
import { clients } from "./benchmarks/clients.ts";
import { connections } from "./benchmarks/connections.ts";
import { findIn } from "./benchmarks/find.ts";
import { front } from "./benchmarks/front.ts";
import { generate } from "./benchmarks/generate.ts";
import { imports } from "./benchmarks/imports.ts";
import { mock } from "./benchmarks/mock.ts";
import { momentsIn } from "./benchmarks/moments.ts";
import { oneCall } from "./benchmarks/one-call.ts";
import { pages } from "./benchmarks/pages.ts";
import { sandbox } from "./benchmarks/sandbox.ts";
import { signing } from "./benchmarks/signing.ts";
import { snapshots } from "./benchmarks/snapshots.ts";
import { fileStore } from "./benchmarks/stores/file.ts";
import { memoryStore } from "./benchmarks/stores/memory.ts";
import { postgresProcesses, postgresStore } from "./benchmarks/stores/postgres.ts";
import { webhooks } from "./benchmarks/webhooks.ts";
import { writeComparison } from "./record/write-comparison.ts";
import { keepRecord, nameOfTree, RECORDS } from "./record/record.ts";
import { type Findings, type Row, table } from "./row.ts";

/** Benchmarks in the order in which they run. */
const BENCHMARKS: Readonly<Record<string, (payments: number) => Promise<Findings>>> = {
  signing,
  clients,
  connections,
  "one-call": oneCall,
  imports,
  generate,
  mock,
  pages,
  sandbox,
  front,
  "find/memory": findIn("memory"),
  "find/file": findIn("file"),
  "find/postgres": findIn("Postgres"),
  snapshots,
  "moments/memory": momentsIn("memory"),
  "moments/file": momentsIn("file"),
  "moments/postgres": momentsIn("Postgres"),
  "sandbox-stores/memory": memoryStore,
  "sandbox-stores/file": fileStore,
  "sandbox-stores/postgres": postgresStore,
  "sandbox-stores/processes": postgresProcesses,
  webhooks,
  bodies,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, record: { type: "boolean", default: false }, payments: { type: "string", default: "1000000" } },
});
const isNamedBy = (given: string, name: string): boolean => name === given || name.startsWith(`${given}/`);
const unknown = positionals.find((given) => !Object.keys(BENCHMARKS).some((name) => isNamedBy(given, name)));
if (unknown !== undefined) {
  console.error(`Unknown benchmark ${unknown}. The benchmarks are ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(2);
}
const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${process.platform} ${process.arch}`;
console.log(`${machine}, Node ${process.versions.node}\n`);
const rows: Row[] = [];
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.some((given) => isNamedBy(given, name))) continue;
  const found = await run(Number(values.payments));
  console.log(`${table(found.rows)}\n${found.notes.map((note) => `${note}\n`).join("")}`);
  rows.push(...found.rows);
}
const versions = { node: process.versions.node, v8: process.versions.v8 };
const results = { machine, versions, date: new Date().toISOString(), rows };
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
if (values.record) {
  console.log(keepRecord(RECORDS, nameOfTree(), results));
  writeComparison();
}
