/** Sends the request of a seed through a hop that puts its difference in. */
import { API_NAMES, DOCUMENTED_NAMES } from "@maksu/service-front";
import { createSender, type SignedExchange } from "../src/calls/send-signed.ts";
import { makePlan } from "../src/run/plan.ts";
import type { PlannedRequest } from "../src/run/planned-request.ts";
import type { Seed } from "./seeds.ts";
import { tampering } from "./tampering.ts";

/** Every request of level full: planning them takes a second. */
export const { requests } = makePlan(API_NAMES, "full");

export type SentSeed = Omit<Seed, "what" | "found"> & Partial<Pick<Seed, "found">>;

export function requestOf({ api, operationId, request = "" }: SentSeed): PlannedRequest {
  const found = requests.find(
    ({ called, name, isForged }) => called.api === api && called.operationId === operationId && !isForged && name.startsWith(request),
  );
  if (!found) throw new Error(`the plan has no ${api} ${operationId} ${request ?? ""}`);
  return found;
}

/** An exchange with a mock server, but for what the seed changes. */
export async function seededExchange(seed: SentSeed, urls: Readonly<Record<string, string>>): Promise<SignedExchange> {
  const { called, request } = requestOf(seed);
  const target = seed.query === undefined ? request.target : request.target.split("?")[0] + seed.query;
  // Where the signature itself is what is wrong, the hop does not sign again.
  const isOfSignature = seed.found?.some((each) => each.startsWith("signature ")) === true;
  await using hop = await tampering(urls[seed.api] ?? "", (response) => seed.change(response), { resign: !isOfSignature });
  return await createSender({ to: hop.origin, names: DOCUMENTED_NAMES }).send(called, { ...request, target });
}
