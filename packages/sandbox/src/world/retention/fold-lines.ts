/** Keeps the sums of lines whose payments are dropped: one line stands for the payments of a day, or of a settlement, and one for the refunds. */
import { timeAt, dayOf } from "../../domain/calendar/helsinki.ts";
import { isOfPayment, type Line, lineId, openKey } from "../../domain/settlements/line.ts";
import { lineDocument } from "../../domain/settlements/line-document.ts";
import type { SandboxTransaction } from "../kept/documents.ts";
import { ownKeys, ownRange } from "../session.ts";
import type { World } from "../world.ts";

/** Cents of an open line that stands for others: settlements of the Merchant API have a limit, and can't be split within a line. */
const MOST_OPEN = 5_000_000;

/** Removes a line, and adds it to the one that stands for it from now on. */
export async function foldLine(transaction: SandboxTransaction, world: World, line: Line): Promise<void> {
  await transaction.remove("line", lineId(line.about, line.account));
  const found = line.settlementId === undefined ? await openSum(transaction, world, line) : await settledSum(transaction, line);
  const sum: Line = found?.body ?? { ...line, ...newSum(line), gross: 0, commission: 0, fixed: 0, provision: 0, dropped: 0 };
  const { id, body, keys } = lineDocument({
    ...sum,
    gross: sum.gross + line.gross,
    commission: sum.commission + line.commission,
    fixed: sum.fixed + line.fixed,
    provision: sum.provision + line.provision,
    dropped: (sum.dropped ?? 0) + 1,
  });
  if (found) await transaction.replace("line", found.id, found.version, body);
  else await transaction.insert("line", id, body, keys && ownKeys(world, keys));
}

type Found = Awaited<ReturnType<typeof settledSum>>;

/** A settlement takes what was paid before a day: a line at the beginning of its day is settled with those of that day. */
const dayTime = ({ at }: Line): string => new Date(timeAt(dayOf(at))).toISOString();

/** The fields of a line that stands for this one, and for others. */
function newSum(line: Line): Pick<Line, "of" | "about" | "payment" | "at"> {
  const { about, settlementId, at } = line;
  const name = settlementId === undefined ? `dropped ${about}` : settledName(line);
  return { of: kindOf(line), about: name, payment: name, at: settlementId === undefined ? dayTime(line) : at };
}

/** Refunds have sums of their own: a settlement deducts them. */
const kindOf = (line: Line): "payment" | "refund" => (isOfPayment(line) ? "payment" : "refund");

const settledName = (line: Line): string => `dropped ${kindOf(line)}s of ${line.settlementId}`;

const settledSum = ({ get }: SandboxTransaction, line: Line) => get("line", lineId(settledName(line), line.account), { lock: true });

async function openSum({ find }: SandboxTransaction, world: World, line: Line): Promise<Found> {
  const there = await find("line", "open", ownRange(world, { equal: openKey(line.account, dayTime(line)) }), { lock: true });
  return there.find(
    ({ body: { of, dropped, gross } }) => dropped !== undefined && of === kindOf(line) && Math.abs(gross + line.gross) <= MOST_OPEN,
  );
}
