import { DAY, timeAt } from "../domain/helsinki.ts";
import type { Settlement } from "../domain/settlements/settlement.ts";
import type { Session } from "../world/session.ts";

/** The settlements of an account that were made on the days from one to another, both included: `2026-03-02`. Oldest first. */
export const settlementsBetween = (
  session: Session,
  account: string,
  from: string = "0001-01-01",
  to: string = "9998-12-31",
): Promise<readonly Settlement[]> => {
  const key = (day: number): string => `${account} ${new Date(timeAt(day)).toISOString()}`;
  return session.find("settlement", "account", { from: key(Date.parse(from)), to: key(Date.parse(to) + DAY) });
};
