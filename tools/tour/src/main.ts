/** `npm start`: starts the mock servers, calls every operation, prints a table; then an order's life in the sandbox. Stops everything. */
import { startMockServer } from "@maksu/mock-server";
import { lifeTable, orderLife } from "./order-life.ts";
import { report, tour } from "./tour.ts";

const { text, problems, exitCode } = report(await tour(startMockServer));
console.log(text);
for (const problem of problems) console.error(problem);
process.exitCode = exitCode;
console.log("\nAn order's life in the sandbox, by its own clock:");
try {
  console.log(lifeTable(await orderLife()));
} catch (error) {
  console.error(`the order's life: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
