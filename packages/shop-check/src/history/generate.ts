/** Generates histories, by fast-check: under a seed, the same ones each time. */
import { type Arbitrary, type WeightedArbitrary, array, constant, constantFrom, nat, oneof, record, sample, tuple } from "fast-check";
import { FORGERY_NAMES } from "./forgeries.ts";
import { applicable, NAMED } from "./named.ts";
import {
  type Act,
  CALLS,
  EVENTS,
  EVENTS_OF,
  type History,
  OPENINGS,
  OUTCOMES,
  PLAIN,
  REFUND_OUTCOMES,
  RETURNS,
  type ShopAct,
  VISITS,
} from "./act.ts";

/** The acts of the shop besides being paid. */
export type Possible = ReadonlySet<ShopAct>;

/** Mostly the plain value: one thing goes wrong at a time. */
const mostly = <Value>(values: readonly Value[], plainness = 3): Arbitrary<Value> => {
  const [plain, ...others] = values;
  return oneof({ weight: plainness, arbitrary: constant(plain as Value) }, { weight: 2, arbitrary: constantFrom(...(others as [Value])) });
};

const tab = mostly([0, 1, 2], 6);
const call = mostly(CALLS.slice(0, 3), 4);

function actsOf(possible: Possible): readonly WeightedArbitrary<Act>[] {
  const when = (name: ShopAct, weight: number, arbitrary: Arbitrary<Act>): WeightedArbitrary<Act>[] =>
    possible.has(name) ? [{ weight, arbitrary }] : [];
  const values = <Name extends Act["do"]>(name: Name, fields: object): Arbitrary<Act> =>
    record({ do: constant(name), ...fields }) as unknown as Arbitrary<Act>;
  return [
    {
      weight: 10,
      arbitrary: values("pay", {
        tab,
        outcome: mostly(OUTCOMES),
        method: mostly(["nordea", "creditcard", "mobilepay"]),
        event: mostly(EVENTS),
        back: mostly(RETURNS, 2),
        call: mostly(CALLS, 6),
      }),
    },
    { weight: 3, arbitrary: values("visit", { tab, what: constantFrom(...VISITS) }) },
    {
      weight: 6,
      arbitrary: values("forge", {
        tab,
        forgery: constantFrom(...FORGERY_NAMES),
        of: possible.has("refund") ? mostly(EVENTS_OF) : constant("payment"),
      }),
    },
    { weight: 2, arbitrary: values("send again", { tab }) },
    { weight: 3, arbitrary: values("resolve", { tab, how: constantFrom("confirm", "clear", "decline") }) },
    { weight: 1, arbitrary: values("other order", { isPaid: constantFrom(true, false) }) },
    { weight: 2, arbitrary: values("advance", { hours: constantFrom(1, 24, 96), call: possible.has("tick") ? call : constant("works") }) },
    ...when("pay-again", 5, values("pay-again", { call })),
    ...when("refund", 5, values("refund", { part: constantFrom("all", "part"), outcome: mostly(REFUND_OUTCOMES, 2), call })),
    ...when("refund", 2, values("resolve refund", { how: constantFrom("approve", "reject") })),
    ...when("edit", 2, constant(PLAIN.edit)),
    ...when("cancel", 1, constant(PLAIN.cancel)),
    ...when("restart", 1, constant(PLAIN.restart)),
  ];
}

/** A named history with other acts in between: what nobody thought of is often near what somebody did. */
const varied = (acts: readonly WeightedArbitrary<Act>[], bases: readonly History[]): Arbitrary<History> =>
  record({
    base: constantFrom(...bases),
    more: array(tuple(nat(8), oneof(...acts)), { minLength: 1, maxLength: 4 }),
    isCut: mostly([false, true], 6),
  }).map(({ base, more, isCut }) => ({
    opening: base.opening,
    acts: more.reduce<readonly Act[]>((all, [at, each]) => all.toSpliced(Math.min(at, all.length), isCut ? 1 : 0, each), base.acts),
  }));

export function histories(possible: Possible): Arbitrary<History> {
  const acts = actsOf(possible);
  const bases = applicable(NAMED, possible).map(({ history }) => history);
  const free = record({
    opening: mostly(OPENINGS, 12),
    acts: array(oneof(...acts), { minLength: 1, maxLength: 8, size: "max" }),
  });
  return oneof({ weight: 3, arbitrary: free }, { weight: 2, arbitrary: varied(acts, bases) });
}

/** Histories under a seed: the nth of it depends on nothing else. */
export function* generated(possible: Possible, seed: number): Generator<History> {
  const arbitrary = histories(possible);
  for (let nth = 0; ; nth += 1) {
    const [history] = sample(arbitrary, { numRuns: 1, seed: (seed * 1_000_003 + nth) | 0 });
    if (history) yield history;
  }
}
