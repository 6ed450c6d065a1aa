/** The conditions of acts: an act that is not possible by then says why. */
import { type ActBody, ImpossibleTransition, type SandboxEvent } from "@maksu/sandbox";
import type { Act } from "../history/act.ts";
import type { ServicePayment } from "../service/service.ts";
import type { Stage } from "./stage.ts";

/** Carries out an act. Throws {@link NotPossible} where it is not possible by then: nothing has happened. */
export type Perform<Name extends Act["do"]> = (stage: Stage, act: Extract<Act, { do: Name }>) => Promise<void>;

export class NotPossible extends Error {
  override readonly name = "NotPossible";
}

/** Throws where the customer has no such tab. */
export function paymentOf(stage: Stage, tab: number): ServicePayment {
  const payment = stage.payment(tab);
  if (payment) return payment;
  throw new NotPossible(tab === 0 ? "the order has no payment that the customer can reach" : "the order has no payment in another tab");
}

/** The world of the shop lets this happen, or not. */
export async function allowed<Result>({ service }: Stage, run: () => Promise<Result>): Promise<Result> {
  try {
    return await service.during(run);
  } catch (error) {
    // Of its kind: methods that are not offered, and payments that are over.
    if (error instanceof ImpossibleTransition || error instanceof TypeError) throw new NotPossible(error.message);
    throw error;
  }
}

/** The last event of a payment, or of its refunds. */
export const lastEvent = async ({ service }: Stage, ids: readonly string[]): Promise<SandboxEvent | undefined> =>
  (await service.world.events.list()).findLast(({ about, attempts }) => ids.includes(about) && attempts.length > 0);

export const refundIds = ({ refunds }: ServicePayment): readonly string[] => refunds.map(({ id }) => id);

/** The effect of a fault at the next call of an operation. */
const CALL_FAULTS = { error: { respond: { status: 500 } }, "response lost": { drop: true }, slow: { delay: 30 } } as const;

export type CallFate = "works" | keyof typeof CALL_FAULTS;

/** Runs something with a fault at the shop's next call of an operation, or of any. */
export const withFault = <Result>(
  stage: Stage,
  operation: string | undefined,
  call: CallFate,
  run: () => Promise<Result>,
): Promise<Result> =>
  withFaults(
    stage,
    call === "works" ? [] : [{ ...(operation !== undefined && { match: { operation } }), times: 1, ...CALL_FAULTS[call] }],
    run,
  );

/** Runs something with faults, which are taken away if they hit nothing. */
export async function withFaults<Result>(
  { service }: Stage,
  rules: readonly ActBody<"addFault">[],
  run: () => Promise<Result>,
): Promise<Result> {
  const { faults } = service.world;
  const added = await Promise.all(rules.map((rule) => faults.add(rule)));
  try {
    return await run();
  } finally {
    for (const { id } of added) await faults.remove(id);
  }
}

/** Runs what is due by now. */
export const flush = async ({ service }: Stage): Promise<void> => {
  await service.during(() => service.world.clock.advance({ hours: 0 }));
};
