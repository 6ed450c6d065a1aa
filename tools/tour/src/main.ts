/** `npm start`: mock servers up, every operation called, a table, everything stopped. */
import { startMockServer } from "@maksu/mock-server";
import { stations } from "./stations.ts";
import { table } from "./table.ts";
import { visit } from "./visit.ts";

const mock = await startMockServer();
const visits = [];
try {
  for (const station of stations(mock.urls)) visits.push(await visit(station));
} finally {
  await mock.close();
}
console.log(table(visits));
const surprises = visits.flatMap(({ api, operationId, surprise }) =>
  surprise === undefined ? [] : [`${api} ${operationId}: ${surprise}`],
);
for (const surprise of surprises) console.error(surprise);
console.log(`${visits.length} operations called, ${surprises.length} surprises.`);
process.exitCode = surprises.length === 0 && visits.length > 0 ? 0 : 1;
