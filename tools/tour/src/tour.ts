import type { MockServer } from "@maksu/mock-server";
import { stations } from "./stations.ts";
import { table } from "./table.ts";
import { visit, type Visit } from "./visit.ts";

/** Starts servers, calls every operation, and stops the servers whatever happens. */
export async function tour(start: () => Promise<Pick<MockServer, "urls" | "close">>): Promise<Visit[]> {
  const server = await start();
  const visits: Visit[] = [];
  try {
    for (const station of stations(server.urls)) visits.push(await visit(station));
  } finally {
    await server.close();
  }
  return visits;
}

/** What a tour has to say: the table, what was a surprise and why, and the exit code of the command. */
export function report(visits: readonly Visit[]): { text: string; surprises: string[]; exitCode: number } {
  const surprises = visits.flatMap(({ api, operationId, surprise }) =>
    surprise === undefined ? [] : [`${api} ${operationId}: ${surprise}`],
  );
  return {
    text: `${table(visits)}\n${visits.length} operations called, ${surprises.length} surprises.`,
    surprises,
    // Nothing called is nothing shown.
    exitCode: surprises.length === 0 && visits.length > 0 ? 0 : 1,
  };
}
