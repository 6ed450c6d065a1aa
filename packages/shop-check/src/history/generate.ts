/** Generates histories, by fast-check: under a seed, the same ones each time. */
import fc from "fast-check";
import { FORGERY_NAMES } from "../service/forgeries.ts";
import { NAMED } from "./named.ts";
import { type Act, CALLS, EVENTS, type History, OUTCOMES, PLAIN, RETURNS, type ShopAct, VISITS } from "./act.ts";

/** What the shop can do besides being paid. */
export type Possible = ReadonlySet<ShopAct>;

/** Mostly the plain value: one thing goes wrong at a time. */
const mostly = <Value>(values: readonly Value[], plainness = 3): fc.Arbitrary<Value> => {
  const [plain, ...others] = values;
  return fc.oneof({ weight: plainness, arbitrary: fc.constant(plain as Value) }, { weight: 2, arbitrary: fc.constantFrom(...(others as [Value])) });
};

const tab = mostly([0, 1], 6);
const call = mostly(CALLS.slice(0, 3), 4);

function actsOf(possible: Possible): readonly fc.WeightedArbitrary<Act>[] {
  const when = (name: ShopAct, weight: number, arbitrary: fc.Arbitrary<Act>): fc.WeightedArbitrary<Act>[] => (possible.has(name) ? [{ weight, arbitrary }] : []);
  const record = <Name extends Act["do"]>(name: Name, fields: object): fc.Arbitrary<Act> => fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Act>;
  return [
    {
      weight: 10,
      arbitrary: record("pay", {
        tab,
        outcome: mostly(OUTCOMES),
        method: mostly(["nordea", "creditcard", "mobilepay"]),
        event: mostly(EVENTS),
        then: mostly(RETURNS, 2),
        call: mostly(CALLS, 6),
      }),
    },
    { weight: 3, arbitrary: record("visit", { tab, what: fc.constantFrom(...VISITS) }) },
    { weight: 6, arbitrary: record("forge", { tab, forgery: fc.constantFrom(...FORGERY_NAMES) }) },
    { weight: 2, arbitrary: record("send again", { tab }) },
    { weight: 3, arbitrary: record("resolve", { tab, how: fc.constantFrom("confirm", "clear", "decline") }) },
    { weight: 1, arbitrary: record("other order", { isPaid: fc.constantFrom(true, false) }) },
    { weight: 2, arbitrary: record("advance", { hours: fc.constantFrom(1, 24, 96) }) },
    ...when("pay-again", 5, record("pay-again", { call })),
    ...when("refund", 5, record("refund", { part: fc.constantFrom("all", "part"), outcome: mostly(["ok", "fails later", "rejected", "pending"], 2), call })),
    ...when("refund", 2, record("resolve refund", { how: fc.constantFrom("approve", "reject") })),
    ...when("edit", 2, fc.constant(PLAIN.edit)),
    ...when("cancel", 1, fc.constant(PLAIN.cancel)),
    ...when("restart", 1, fc.constant(PLAIN.restart)),
  ];
}

/** A named history with other acts in between: what nobody thought of is often near what somebody did. */
const varied = (acts: readonly fc.WeightedArbitrary<Act>[], bases: readonly History[]): fc.Arbitrary<History> =>
  fc.record({ base: fc.constantFrom(...bases), more: fc.array(fc.tuple(fc.nat(8), fc.oneof(...acts)), { minLength: 1, maxLength: 4 }), isCut: mostly([false, true], 6) }).map(({ base, more, isCut }) => ({
    opening: base.opening,
    acts: more.reduce<readonly Act[]>((all, [at, each]) => all.toSpliced(Math.min(at, all.length), isCut ? 1 : 0, each), base.acts),
  }));

/** The arbitrary of histories. */
export function histories(possible: Possible): fc.Arbitrary<History> {
  const acts = actsOf(possible);
  const bases = NAMED.filter(({ needs }) => needs.every((need) => possible.has(need))).map(({ history }) => history);
  const free = fc.record({
    opening: mostly(["usual", "paid meanwhile"] as const, 12),
    acts: fc.array(fc.oneof(...acts), { minLength: 1, maxLength: 8, size: "max" }),
  });
  return fc.oneof({ weight: 3, arbitrary: free }, { weight: 2, arbitrary: varied(acts, bases) });
}

/** Histories under a seed: the nth of it depends on nothing else. */
export function* generated(possible: Possible, seed: number): Generator<History> {
  const arbitrary = histories(possible);
  for (let nth = 0; ; nth += 1) {
    const [history] = fc.sample(arbitrary, { numRuns: 1, seed: (seed * 1_000_003 + nth) | 0 });
    if (history) yield history;
  }
}
