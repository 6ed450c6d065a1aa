import type { MockServer } from "@maksu/mock-server";
import { calls } from "./calls.ts";
import { table } from "./table.ts";
import { runCall, type OperationResult } from "./run-call.ts";

/** Starts servers, calls every operation, and always stops the servers. */
export async function tour(start: () => Promise<Pick<MockServer, "urls" | "close">>): Promise<OperationResult[]> {
  const server = await start();
  const results: OperationResult[] = [];
  try {
    for (const call of calls(server.urls)) results.push(await runCall(call));
  } finally {
    await server.close();
  }
  return results;
}

/** Reports a tour: the table, its problems, and the exit code of the command. */
export function report(results: readonly OperationResult[]): { text: string; problems: string[]; exitCode: number } {
  const problems = results.flatMap(({ api, operationId, problem }) => (problem === undefined ? [] : [`${api} ${operationId}: ${problem}`]));
  return {
    text: `${table(results)}\n${results.length} operations called, ${problems.length} problems.`,
    problems,
    // A tour without calls proves nothing.
    exitCode: problems.length === 0 && results.length > 0 ? 0 : 1,
  };
}
