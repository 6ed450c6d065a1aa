/** The findings of the check in shops of the same process, and their report. */
import { describe, expect, test } from "vitest";
import { coverageLines } from "../src/check/coverage.ts";
import { act, type AnyForgery } from "../src/history/act.ts";
import { NAMED, type NamedHistory } from "../src/history/named.ts";
import type { ShopUnderTest } from "../src/play/shop-under-test.ts";
import { type Look, UnreadableState } from "../src/rules/look.ts";
import type { Call } from "../src/shop/call.ts";
import { ShopNotStarted } from "../src/shop/program.ts";
import { findMistake, playShop } from "./support/play-shop.ts";
import { STEPS } from "./shops/right.mjs";
import { stepsOf } from "./support/shop-named.ts";

const only = (...names: readonly string[]) => NAMED.filter(({ name }) => names.includes(name));

const withoutNotices = ({ state }: ShopUnderTest): Partial<ShopUnderTest> =>
  state ? { state: Object.assign(async (reference: string) => ({ ...(await state(reference)), notices: undefined }), state) } : {};

test("a right shop holds every rule, in every named history", async () => {
  const { verdicts, named, findings, coverage } = await playShop({}, { named: NAMED, runs: 5, seed: 2 });
  expect(verdicts).toEqual({ free: "held", lost: "held", twice: "held", refunds: "held", forged: "held" });
  const notHeld = named.filter(({ verdict }) => verdict !== "held").map(({ name, why }) => [name, why]);
  expect(notHeld).toEqual(["restarted after the event", "restarted while it is paid"].map((name) => [name, "needs --restart"]));
  expect(findings).toEqual([]);
  expect(coverage).toMatchObject({ "payment ok": expect.any(Number), "forgery replay @ ok": expect.any(Number) });
});

test("a right shop without a state has taken the events that the check itself sends at once", async () => {
  const { findings } = await playShop({}, { named: only("event and customer at once"), runs: 0, seed: 1 }, 100, () => ({
    state: undefined,
  }));
  expect(findings).toEqual([]);
});

test.each([
  ["pending", "pending", (query: URLSearchParams) => query.get("checkout-status") === "pending"],
  [
    "of the first payment",
    "paid in two tabs at once",
    (query: URLSearchParams, first: string | null) => query.get("checkout-stamp") === first,
  ],
])("a shop without a state that takes no event but those that are %s has not taken the payment's ok", async (_, name, takes) => {
  let first: string | null = null;
  const onPayment = async (_shop: object, query: URLSearchParams) => (takes(query, (first ??= query.get("checkout-stamp"))) ? 200 : 400);
  const plan = { named: [], known: only(name).map(({ history }) => history), runs: 0, seed: 1 };
  const { verdicts } = await playShop({ onPayment }, plan, 20, () => ({ state: undefined }));
  expect(verdicts.lost).toBe("money at risk");
});

describe("a setting that does nothing is named", () => {
  const idle = (settings: Parameters<typeof playShop>[3], steps: object, ...names: readonly string[]) =>
    playShop(steps, { named: only(...names), runs: 0, seed: 1 }, 100, settings);
  const nothing: Call = async () => ({ isDone: true, text: "" });

  test("a tick without an effect", async () => {
    const { hints } = await idle(({ acts }) => ({ acts: { ...acts, tick: nothing } }), {}, "pending");
    expect(hints).toContain(
      "--tick changed no order and called no operation of the service, each time: does it run the shop's scheduled jobs?",
    );
    expect((await idle(undefined, await stepsOf("variants", "polls"), "pending")).hints.join("\n")).not.toContain("--tick");
  });

  test("a tick that fails each time, with how often it ran", async () => {
    const tick: Call = async () => ({ isDone: false, text: "", reason: "exit status 1: no such job" });
    const result = await idle(({ acts }) => ({ acts: { ...acts, tick } }), {}, "pending");
    const { hints, coverage } = result;
    expect(hints).toContain("--tick never worked: exit status 1: no such job");
    const { "step tick": ran = 0 } = coverage;
    expect(ran).toBeGreaterThan(0);
    expect(coverageLines(result)).toContain(`steps of the shop     tick ${ran} (${ran} failed, the last with exit status 1: no such job)`);
  });

  test("a state that is always the same", async () => {
    const state = Object.assign(async () => ({ state: "attention" }) as const, { [Symbol.dispose]: () => {} });
    const { verdicts, reasons } = await idle(
      () => ({ state }),
      {},
      "pending",
      "delayed",
      "paid, and the tab is closed",
      "the event comes twice",
    );
    expect(verdicts.lost).toBe("can't tell");
    expect(reasons.lost).toContain("--state showed the same of every order, before and after it was paid");
  });

  test("one reference for every order", async () => {
    const create = ({ create: own }: ShopUnderTest): Partial<ShopUnderTest> => ({
      create: async (values) => ({ ...(await own(values)), text: "A-17" }),
      state: Object.assign(async () => ({ state: "open" }) as const, { [Symbol.dispose]: () => {} }),
    });
    await expect(idle(create, {}, "made-up success", "a made-up return", "delayed")).rejects.toThrow(
      'create: printed the reference "A-17" for each of 3 orders',
    );
  });

  test("a step that never works", async () => {
    const refund: Call = async () => ({ isDone: false, text: "", reason: "HTTP 404" });
    const { verdicts, reasons, hints } = await idle(({ acts }) => ({ acts: { ...acts, refund } }), {}, "refunded");
    expect(hints).toContain("--refund never worked: HTTP 404");
    expect([verdicts.refunds, reasons.refunds]).toEqual(["can't tell", "--refund refunded nothing"]);
  });
});

test("a shop that rejects genuine events as well is not taken to have rejected what is forged", async () => {
  const histories = only("made-up success", "paid, and the tab is closed");
  const { verdicts, reasons } = await playShop({ onPayment: async () => 404 }, { named: histories, runs: 0, seed: 1 });
  expect(verdicts).toMatchObject({ forged: "can't tell", lost: "money at risk" });
  expect(reasons.forged).toMatch(/^the shop rejected every event, genuine ones as well: /);
});

test("a named history whose act is not possible says which, and why", async () => {
  const own = { ...(only("pending")[0] as NamedHistory), history: { opening: "usual", acts: [act("resolve refund")] } } as const;
  const { named } = await playShop({}, { named: [own], runs: 0, seed: 1 });
  expect(named).toMatchObject([
    { verdict: "not applicable", why: '"The refund that waits is approved." was not possible: no refund waits for approval' },
  ]);
});

test("a check that is stopped keeps what it has found, and takes nothing for held", async () => {
  const abort = new AbortController();
  const plan = { named: only("pending", "delayed"), runs: 1000, seed: 1, signal: abort.signal, onFound: () => abort.abort() };
  const { verdicts, findings, named, stoppedOf } = await playShop(await stepsOf("wrong", "pending-is-paid"), plan);
  expect(findings[0]).toMatchObject({ rule: "free", named: "pending" });
  expect(verdicts).toMatchObject({ free: "money at risk", lost: "can't tell", forged: "can't tell" });
  expect(stoppedOf).toBe(1002);
  expect(named.at(-1)).toMatchObject({ name: "delayed", verdict: "can't tell", why: "the check was stopped before it" });
});

test("a breach whose confirmation is stopped is reported as it was played", async () => {
  const abort = new AbortController();
  const onProgress = ({ done }: { readonly done: number }) => done > 0 && abort.abort();
  const plan = { named: only("pending"), runs: 0, seed: 1, signal: abort.signal, onProgress };
  const { verdicts, findings } = await playShop(await stepsOf("wrong", "pending-is-paid"), plan);
  expect(findings[0]).toMatchObject({ rule: "free", verdict: "money at risk", named: "pending" });
  expect(findings[0]?.what).toMatch(/ \(not confirmed: the check was stopped\)$/);
  expect(verdicts.free).toBe("money at risk");
});

test("a check that is stopped says first what a rule could not be decided for", async () => {
  const abort = new AbortController();
  const onProgress = ({ done }: { readonly done: number }) => done > 0 && abort.abort();
  const plan = { named: only("paid in two tabs"), runs: 1, seed: 1, signal: abort.signal, onProgress };
  const { reasons } = await playShop({}, plan, 100, withoutNotices);
  expect(reasons).toMatchObject({
    lost: "a second payment was taken: the state needs the field notices",
    free: "stopped after 1 of 2 histories",
  });
});

test("a second payment that is swallowed is found without notices once the shop has shown another one to somebody", async () => {
  const [{ history }] = only("paid in two tabs") as [NamedHistory];
  let first: string | undefined;
  const settle: (typeof STEPS)["settle"] = function (this: typeof STEPS, order) {
    STEPS.settle.call(this, order);
    if (order.notices > 0 && order.reference === (first ??= order.reference)) order.state = "attention";
  };
  const plan = { named: [], known: [history, history], runs: 0, seed: 1 };
  expect((await playShop({ settle }, plan, 20, withoutNotices)).findings).toMatchObject([{ rule: "lost", loses: "customer" }]);
});

test("a shop that does not start again ends the check with what was found by then", async () => {
  const restart = async (): Promise<never> => {
    throw new ShopNotStarted("it ended with 3");
  };
  const plan = { named: only("pending", "delayed", "restarted after the event"), runs: 5, seed: 1 };
  const steps = await stepsOf("wrong", "pending-is-paid");
  const { verdicts, findings, reasons, stoppedOf, hints } = await playShop(steps, plan, 100, ({ acts }) => ({
    acts: { ...acts, restart },
  }));
  expect(findings[0]).toMatchObject({ rule: "free", named: "pending" });
  expect(verdicts).toMatchObject({ free: "money at risk", forged: "can't tell" });
  expect(reasons.forged).toBe("stopped after 2 of 8 histories: the shop did not start again");
  expect([stoppedOf, hints[0]]).toEqual([8, "The shop did not start again: it ended with 3"]);
});

test("payments by hand that are stopped before the first one decide nothing", async () => {
  const plan = { named: only("pending"), runs: 0, seed: 1, isByHand: true, signal: AbortSignal.abort() };
  const { verdicts, reasons, stoppedOf } = await playShop({}, plan);
  expect(new Set(Object.values(verdicts))).toEqual(new Set(["can't tell"]));
  expect(new Set(Object.values(reasons))).toEqual(new Set(["no payment was made"]));
  expect(stoppedOf).toBe(1);
});

test.each([
  { name: "deleted", isGone: true, verdict: "held" },
  { name: "unreadable", isGone: false, verdict: "can't tell" },
] as const)("an unpaid order that is $name later: $verdict", async ({ isGone, verdict }) => {
  const seen = new Set<string>();
  const readOnce = ({ state }: ShopUnderTest): Partial<ShopUnderTest> => {
    if (!state) return {};
    const read: typeof state = Object.assign(async (reference: string) => {
      if (seen.has(reference)) throw new UnreadableState("state: in trouble", isGone);
      seen.add(reference);
      return state(reference);
    }, state);
    return { state: read };
  };
  const { verdicts, reasons } = await playShop({}, { named: only("made-up success"), runs: 0, seed: 1 }, 20, readOnce);
  expect([verdicts.free, reasons.free]).toEqual([verdict, isGone ? undefined : "state: in trouble"]);
});

describe("a shop that makes orders of paid carts", () => {
  const names = ["made-up success", "paid, and the tab is closed", "pending"];
  const showing = (isShown: (order: Look) => boolean, steps = {}, ...more: readonly string[]) =>
    playShop(steps, { named: only(...names, ...more), runs: 0, seed: 1 }, 20, ({ state }) => {
      const read = async (reference: string): Promise<Look> => {
        const order = await state?.(reference);
        if (order && isShown(order)) return order;
        throw new UnreadableState("state: HTTP 404", true);
      };
      return { state: Object.assign(read, { [Symbol.dispose]: () => {} }) };
    });

  test("raises no alarm before", async () => {
    expect((await showing(({ state }) => state !== "open")).verdicts).toMatchObject({ free: "held", lost: "held", forged: "held" });
  });

  test("is wrong where it makes none of a payment", async () => {
    const settle: (typeof STEPS)["settle"] = function (this: typeof STEPS, order) {
      if (made++ === 0) STEPS.settle.call(this, order);
    };
    let made = 0;
    const { findings } = await showing(({ state }) => state !== "open", { settle });
    expect(findings).toMatchObject([{ rule: "lost", what: "the service took 15.25, and the order can't be read (state: HTTP 404)" }]);
  });

  test("is wrong where the return alone makes them, although the first customer who pays doesn't return", async () => {
    const { named, verdicts } = await showing(({ state }) => state !== "open", await stepsOf("wrong", "redirect-alone"));
    expect(named.map(({ verdict }) => verdict)).toEqual(["fragile", "can't tell", "money at risk"]);
    expect(verdicts).toMatchObject({ free: "held", lost: "money at risk" });
  });

  test("has nothing to tell where its state shows none of two", async () => {
    const { verdicts, reasons, hints } = await showing(() => false);
    expect(verdicts).toMatchObject({ free: "can't tell", lost: "can't tell", forged: "held" });
    expect(reasons).toMatchObject({ lost: "state: HTTP 404", free: "--state showed no order: does it look up {reference}?" });
    expect(hints).toContain(reasons.free);
  });

  test("is misconfigured where its state shows none of ten", async () => {
    await expect(showing(() => false, {}, ...NAMED.slice(0, 25).map(({ name }) => name))).rejects.toThrow("state: HTTP 404");
  });
});

test("a right shop whose prices are without VAT raises no alarm", async () => {
  const paymentRequest = (shop: { requestOf(...given: unknown[]): object }, order: object, payment: object): object => ({
    ...shop.requestOf(order, payment),
    amount: 1215,
    items: [{ unitPrice: 1215, units: 1, vatPercentage: 25.5, productCode: "LAMP", stamp: "1" }],
    usePricesWithoutVat: true,
  });
  const plan = { named: only("paid, and the tab is closed", "refunded"), runs: 0, seed: 1 };
  const { verdicts, findings } = await playShop({ paymentRequest }, plan);
  expect(findings).toEqual([]);
  expect(verdicts).toMatchObject({ free: "held", refunds: "held" });
});

test("an event that the service has given up is not sent again with those that come at once", async () => {
  const failures = new Map<string, number>();
  const onPayment: (typeof STEPS)["onPayment"] = async function (this: typeof STEPS, shop, query) {
    const stamp = String(query.get("checkout-stamp"));
    if (query.get("checkout-status") !== "fail") return STEPS.onPayment.call(this, shop, query);
    failures.set(stamp, (failures.get(stamp) ?? 0) + 1);
    return 500;
  };
  const acts = [act("pay", { outcome: "cancel", back: "closes the tab" }), act("advance", { hours: 48 }), act("pay-again")];
  const history = { opening: "usual", acts: [...acts, act("pay", { event: "at once" })] } as const;
  const { coverage } = await playShop({ onPayment }, { named: [], known: [history], runs: 0, seed: 1 });
  expect(coverage).toMatchObject({ "event at once": 1 });
  // The first attempt, and one for each of the service's retries.
  expect([...failures.values()]).toEqual([7]);
});

describe("a shop without a state", () => {
  const forged = async (forgery: AnyForgery, own: object, send: (given: ShopUnderTest["send"]) => ShopUnderTest["send"]) => {
    const named = only("a forged signature").map((each): NamedHistory => ({
      ...each,
      history: { opening: "usual", acts: [act("pay"), act("forge", { forgery })] },
    }));
    const blind = (shop: ShopUnderTest): object => ({ send: send(shop.send), state: undefined });
    const { verdicts, reasons } = await playShop(own, { named, runs: 0, seed: 1 }, 20, blind);
    return [verdicts.forged, reasons.forged];
  };

  test("is fragile where it takes the last of two equal values", async () => {
    const genuine = (query: URLSearchParams, merchant: object) => STEPS.genuine(new URLSearchParams(Object.fromEntries(query)), merchant);
    expect(await forged("doubled parameters", { genuine }, (send) => send)).toEqual(["fragile", undefined]);
  });

  test("rejects nothing where it does not respond", async () => {
    const silent = (send: ShopUnderTest["send"]) => Object.assign(async () => ({ status: 0, text: "" }), send);
    expect(await forged("without a signature", {}, silent)).toEqual(["can't tell", "the shop responded to no forged message"]);
  });
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
    expect(first.findings[0]).toMatchObject({ rule: "free", history: { opening: "usual", acts: [act("pay", { outcome: "pending" })] } });
    expect(second.findings[0]?.id).toBe(first.findings[0]?.id);
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
