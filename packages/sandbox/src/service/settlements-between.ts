import { periodOf } from "../domain/reports/period.ts";
import type { Settlement } from "../domain/settlements/settlement.ts";
import type { Session } from "../world/session.ts";

/** The settlements of an account that were made on the days from one to another, both included: `2026-03-02`. Oldest first. */
export const settlementsBetween = (
  session: Session,
  account: string,
  startDate?: string,
  endDate?: string,
): Promise<readonly Settlement[]> => {
  const { from, to } = periodOf(startDate, endDate);
  const key = (time: number): string => `${account} ${new Date(time).toISOString()}`;
  return session.find("settlement", "account", { from: key(from), to: key(to) });
};
