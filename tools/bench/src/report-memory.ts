/** Runs one reader in this process, and sends how far its resident memory rose above what it was with the body alone, as Linux tells it. */
import { readFileSync, writeFileSync } from "node:fs";
import { REPORT_READERS } from "./report-readers.ts";

const [format = "", name = "", path = "", headers = "", secret = ""] = process.argv.slice(2);
const reader = format === "json" || format === "csv" ? REPORT_READERS[format][name] : undefined;
if (!reader) throw new Error(`no reader of this name: ${name}`);

const report = { headers: JSON.parse(headers) as [string, string][], body: readFileSync(path), secret };
globalThis.gc?.();
// The highest value so far begins anew from the present one.
writeFileSync("/proc/self/clear_refs", "5");
const before = highest();
await reader(report);
process.send?.(highest() - before);

function highest(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
}
