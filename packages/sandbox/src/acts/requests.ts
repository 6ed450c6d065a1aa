import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "listRequests" | "rejectedRequests"> = {
  listRequests: async ({ running }) => running.requests.list(),
  rejectedRequests: async ({ running }) => running.requests.rejected(),
};
