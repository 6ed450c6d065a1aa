/** `npm start`: starts the mock servers, calls every operation, prints a table, stops everything. */
import { startMockServer } from "@maksu/mock-server";
import { report, tour } from "./tour.ts";

const { text, problems, exitCode } = report(await tour(startMockServer));
console.log(text);
for (const problem of problems) console.error(problem);
process.exitCode = exitCode;
