/** The findings of the check in shops of the same process, and their report. */
import { describe, expect, test } from "vitest";
import { act } from "../src/history/act.ts";
import { NAMED } from "../src/history/named.ts";
import { findMistake, playShop } from "./support/play-shop.ts";
import { stepsOf } from "./support/shop-named.ts";

const only = (...names: readonly string[]) => NAMED.filter(({ name }) => names.includes(name));

test("a right shop holds every rule, in every named history", async () => {
  const { verdicts, named, findings, coverage } = await playShop({}, { named: NAMED, runs: 5, seed: 2 });
  expect(verdicts).toEqual({ free: "held", lost: "held", twice: "held", refunds: "held", forged: "held" });
  expect(named.filter(({ verdict }) => verdict !== "held")).toEqual([
    { name: "restarted after the event", verdict: "not applicable", rules: {}, why: "needs --restart" },
  ]);
  expect(findings).toEqual([]);
  expect(coverage).toMatchObject({ "payment ok": expect.any(Number), "forgery replay @ ok": expect.any(Number) });
});

describe("a wrong shop", () => {
  test("is reported by the shortest story", async () => {
    const { findings } = await findMistake(
      await stepsOf("wrong", "second-payment-swallowed"),
      { named: only("paid in two tabs"), runs: 0, seed: 1 },
      "lost",
    );
    expect(findings).toMatchObject([{ rule: "lost", verdict: "money at risk", loses: "customer", named: "paid in two tabs" }]);
    const [{ history, story } = { history: { acts: [] }, story: [] }] = findings;
    expect(history.acts.map((each) => each.do)).toEqual(["pay-again", "pay", "pay"]);
    expect(story.at(-2)?.seen.join("\n")).toContain("the customer opens /back/success with ok: 200");
  });

  test("whose mistake needs a generated history is found under the seed, and in the same way again", async () => {
    const plan = { named: [], runs: 60, seed: 3 };
    const steps = await stepsOf("wrong", "pending-is-paid");
    const [first, second] = [await findMistake(steps, plan, "free"), await findMistake(steps, plan, "free")];
    expect(first.findings).toMatchObject([{ rule: "free", history: { opening: "usual", acts: [act("pay", { outcome: "pending" })] } }]);
    expect(second.findings.map(({ id }) => id)).toEqual(first.findings.map(({ id }) => id));
  });

  test("is found again after its finding was accepted only by another history", async () => {
    const steps = await stepsOf("wrong", "cart-edited");
    const plan = { named: only("edited while it is paid"), runs: 0, seed: 1 };
    const { findings } = await playShop(steps, plan);
    const ids = findings.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    expect((await playShop(steps, { ...plan, accepted: new Set(ids) })).findings.map(({ id }) => id)).toEqual(ids);
  });
});
