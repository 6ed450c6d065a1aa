// Runs the books of a day with many payments and random faults. Arguments: number of payments (100000), store (memory).
import { spawnSync } from "node:child_process";

const [payments = "100000", store = "memory"] = process.argv.slice(2);
const env = { ...process.env, DAY_PAYMENTS: payments, DAY_STORE: store };
const { status } = spawnSync("npx", ["vitest", "run", "test/suites/books/faulty-day.slow.test.ts"], { stdio: "inherit", env });
process.exitCode = status ?? 1;
