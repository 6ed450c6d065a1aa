/** `npm start`: mock servers up, every operation called, a table, everything stopped. */
import { startMockServer } from "@maksu/mock-server";
import { report, tour } from "./tour.ts";

const { text, surprises, exitCode } = report(await tour(startMockServer));
console.log(text);
for (const surprise of surprises) console.error(surprise);
process.exitCode = exitCode;
