import type { SandboxTransaction } from "../kept/documents.ts";
import { WAITING_REPORTS } from "../event-jobs.ts";
import { ownRange } from "../session.ts";
import type { World } from "../world.ts";

/** The accounts of the reports that are not acknowledged: each is written when it is sent, of the payments that are there by then. */
export async function reportedAccounts({ find, get }: SandboxTransaction, world: World): Promise<ReadonlySet<string>> {
  const accounts = new Set<string>();
  for (const { body } of await find("event", WAITING_REPORTS, ownRange(world, { equal: "" }))) {
    const report = (await get("report", body.about))?.body;
    if (report) accounts.add(report.account).add(report.of);
  }
  return accounts;
}
