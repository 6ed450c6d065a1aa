/** Runs one reader in this process, and sends how far its resident memory rose above that with only the body, according to Linux. */
import { readFileSync, writeFileSync } from "node:fs";
import { readDelivered } from "./contestants/delivered-report.ts";
import { REPORT_READERS } from "./contestants/report-readers.ts";

const [format = "", name = "", folder = ""] = process.argv.slice(2);
const reader = format === "json" || format === "csv" ? REPORT_READERS[format][name] : undefined;
if (!reader || (format !== "json" && format !== "csv")) throw new Error(`Unknown reader of ${format}: ${name}.`);

const report = readDelivered(folder, format);
globalThis.gc?.();
// Resets the highest value so far to the present one.
writeFileSync("/proc/self/clear_refs", "5");
const before = highest();
await reader(report);
process.send?.(highest() - before);

function highest(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
}
