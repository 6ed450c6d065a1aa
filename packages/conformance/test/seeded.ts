/** Sends the request of a seed through a hop that puts its difference in. */
import { DOCUMENTED_NAMES } from "@maksu/service-front";
import { createSender, type SignedExchange } from "../src/calls/send-signed.ts";
import { makePlan, type PlannedRequest } from "../src/run/plan.ts";
import type { Seed } from "./seeds.ts";
import { tampering } from "./tampering.ts";

export const plan = makePlan(["payment", "merchant", "legacy"], "full", DOCUMENTED_NAMES);

async function requestOf({ api, operationId, request }: Seed): Promise<PlannedRequest> {
  const found = (await plan).requests.find(
    ({ called, name, isForged }) =>
      called.api === api && called.operationId === operationId && !isForged && (request === undefined || name === request),
  );
  if (!found) throw new Error(`the plan has no ${api} ${operationId} ${request ?? ""}`);
  return found;
}

/** An exchange with a mock server, but for what the seed changes. */
export async function seededExchange(seed: Seed, urls: Readonly<Record<string, string>>): Promise<SignedExchange> {
  const { called, request } = await requestOf(seed);
  await using hop = await tampering(urls[seed.api] ?? "", (response) => seed.change(response), { resign: seed.ofSignature !== true });
  return await createSender({ to: hop.origin, names: DOCUMENTED_NAMES }).send(called, request);
}
