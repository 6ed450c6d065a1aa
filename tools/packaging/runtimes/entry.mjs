/** Runs the checks on the runtime that runs this file. */
import process from "node:process";
import { runChecks } from "./checks.mjs";

process.stdout.write(`${await runChecks()}\n`);
