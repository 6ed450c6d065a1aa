/** The control client of a sandbox, each of whose responses is compared with the description. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createRouter } from "@maksu/service-front";
import { createReferee, faultsIn } from "@maksu/service-front/referee";
import { createControlClient } from "../../src/control/client/index.ts";
import { operationTable } from "../../src/generated/operations.ts";

const read = (path: string): object => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(path), "utf8")) as object;

/** The description of the control API. */
export const DESCRIPTION: object = read("@maksu/sandbox-control-spec/openapi.json");

/** Creates a client. Its calls reject with what is wrong with a response. */
export async function refereedControl(
  url: string,
): Promise<ReturnType<typeof createControlClient> & { readonly called: ReadonlySet<string> }> {
  const referee = await createReferee(DESCRIPTION);
  const route = createRouter(operationTable);
  const called = new Set<string>();
  const client = createControlClient({
    url,
    async fetch(target, init) {
      const response = await fetch(target, init);
      const found = route(String(init.method), new URL(target).pathname);
      const id = "operationId" in found ? found.operationId : "";
      called.add(id);
      const { status, headers } = response;
      const faults = faultsIn(referee.response(id, { status, headers, text: await response.clone().text() }));
      if (faults.length > 0) throw new Error(`${id} ${status}: ${faults.join("; ")}`);
      return response;
    },
  });
  return { ...client, called };
}
