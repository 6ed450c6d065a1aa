import type { Session } from "../session.ts";
import type { Step } from "../step.ts";

/** Settings that a step is done under, and those that it leaves: a seed has no faults, but has settings. */
interface Under {
  readonly command: "configure" | "configureMerchant";
  readonly account?: string;
  /** None where there are no others. */
  readonly during: object | undefined;
  readonly before: object;
}

/** Records a step, and around it the settings under which a seed does the same. */
export async function recordUnder(session: Session, { command, account, during, before }: Under, step: Step): Promise<void> {
  if (!during) return session.record(step);
  const names = Object.keys(during);
  const configure = (input: object): Promise<void> => session.record({ command, ...(account !== undefined && { account }), input });
  await configure(during);
  await session.record(step);
  await configure(Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name))));
}
