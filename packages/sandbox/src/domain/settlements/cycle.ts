/** When settlements are made, and paid out. */
import { bankingDaysAfter, hourOf, isBankingDay, type Holidays } from "../calendar/banking-days.ts";
import { DAY, dayOf, timeAt } from "../calendar/helsinki.ts";

/** How often a merchant is settled. */
export type SettlementCycle = "weekdays" | "mon-wed-fri" | "mon-thu" | "weekly" | "twice a month" | "monthly";

const on =
  (...weekdays: readonly number[]) =>
  (day: Date): boolean =>
    weekdays.includes(day.getUTCDay());

/** Whether a day is one of a cycle. */
const IS_CYCLE_DAY: Readonly<Record<SettlementCycle, (day: Date) => boolean>> = {
  weekdays: on(1, 2, 3, 4, 5),
  "mon-wed-fri": on(1, 3, 5),
  "mon-thu": on(1, 4),
  weekly: on(1),
  "twice a month": (day) => [1, 15].includes(day.getUTCDate()),
  monthly: (day) => day.getUTCDate() === 1,
};

/** The cycles, the most frequent first. */
export const SETTLEMENT_CYCLES: readonly SettlementCycle[] = Object.keys(IS_CYCLE_DAY) as readonly SettlementCycle[];

/** The hour in Helsinki at which settlements are made and paid out. */
const HOUR = 4;

/** Whether settlements are made on a day: on a day of the cycle, or on the first banking day after one that is none. */
function isRunDay(day: number, cycle: SettlementCycle, holidays: Holidays): boolean {
  if (!isBankingDay(day, holidays)) return false;
  for (let each = day; ; each -= DAY) {
    if (IS_CYCLE_DAY[cycle](new Date(each))) return true;
    if (isBankingDay(each - DAY, holidays)) return false;
  }
}

/** The first time after `now` at which settlements are made. Both in milliseconds since 1970. */
export function nextRun(now: number, cycle: SettlementCycle, holidays: Holidays): number {
  for (let day = dayOf(now); ; day += DAY) if (isRunDay(day, cycle, holidays) && hourOf(day, HOUR) > now) return hourOf(day, HOUR);
}

/** The beginning of the day in Helsinki: a settlement takes what was paid before. In milliseconds since 1970. */
export const cutoffOf = (run: number): number => timeAt(dayOf(run));

/** When a settlement that is made now is paid out, in milliseconds since 1970. */
export const payoutTime = (now: number, delay: number, holidays: Holidays): number =>
  hourOf(bankingDaysAfter(dayOf(now), delay, holidays), HOUR);
