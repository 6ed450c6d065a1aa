/** How orders and their refunds should be settled, from the documents. */
import { type ExpectedLine, type ExpectedSettlement, type ExpectedWorld, HOUR, nextBankingHour } from "./expected-world.ts";

/** When settlements are made, in Helsinki. */
const RUN = 4;

/** Enters a line that is settled by the next run. */
export function book(world: ExpectedWorld, line: Omit<ExpectedLine, "at">): void {
  world.lines.push({ ...line, at: world.now });
  expectRun(world);
}

/** At 04:00 of a banking day all is settled that was paid before midnight. */
export function expectRun(world: ExpectedWorld): void {
  world.set("settle", nextBankingHour(world.now, RUN), () => settleUntil(world, world.now - RUN * HOUR).completed);
}

/** Settles what was paid and refunded before a time, less the refunds that are due, unless nothing would be left. */
export function settleUntil(
  world: ExpectedWorld,
  until: number,
): { readonly made: readonly ExpectedSettlement[]; readonly completed: readonly object[] } {
  const isOpen = ({ settlement }: ExpectedLine): boolean => settlement === undefined;
  const paid = world.lines.filter((line) => isOpen(line) && line.at < until);
  const due = world.deductions.filter(({ isDue }) => isDue());
  const total = paid.reduce((sum, { net }) => sum + net, 0) - due.reduce((sum, { amount }) => sum + amount, 0);
  const made = paid.some(({ isOrder }) => isOrder) && total > 0 ? [{ total }] : [];
  const before = world.lines.length;
  const completed = made.length > 0 ? due.map(({ complete }) => complete()) : [];
  const [settlement] = made;
  if (settlement) for (const line of [...paid, ...world.lines.slice(before)]) line.settlement = settlement;
  if (world.lines.some((line) => isOpen(line) && line.at >= until)) expectRun(world);
  world.settlements.push(...made);
  return { made, completed };
}
