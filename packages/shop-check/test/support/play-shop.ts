/** Plays against a shop of the test in the same process. */
import { type CheckPlan, gather } from "../../src/check/check.ts";
import { type CheckResult, decided } from "../../src/check/decide.ts";
import { SHOP_ACTS, type ShopAct } from "../../src/history/act.ts";
import type { ShopUnderTest } from "../../src/play/shop-under-test.ts";
import type { RuleName } from "../../src/rules/rule.ts";
import { startService } from "../../src/service/service.ts";
import { type Call, createCall, type CallParts } from "../../src/shop/call.ts";
import { createSend } from "../../src/shop/http.ts";
import { createState } from "../../src/shop/state.ts";
import { startShop } from "../shops/right.mjs";

/** The settings for the shops of the test. */
export const PATHS: Readonly<Partial<Record<ShopAct, string>>> = {
  "pay-again": "/orders/{reference}/pay-again",
  edit: "/orders/{reference}/edit",
  cancel: "/orders/{reference}/cancel",
  refund: "/orders/{reference}/refund?amount={amount}",
  tick: "/tick",
};

/** Checks a shop, by the steps that it does differently, and by settings that are different. */
export async function playShop(
  steps: object,
  plan: Omit<CheckPlan, "possible">,
  settle = 100,
  settings: (right: ShopUnderTest) => object = () => ({}),
): Promise<CheckResult> {
  const reach = { allowHosts: [], map: {} };
  await using service = await startService({ front: 0, isOffline: true, ...reach });
  const world = service.sandbox.worlds().find(({ name }) => name === "shop") ?? service.sandbox.defaultWorld;
  const opened = await startShop(steps, { ...world.payment, service: service.sandbox.url });
  using send = createSend(reach);
  const parts: CallParts = { send, base: () => opened.base, environment: () => process.env, values: {} };
  const acts = Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, createCall(path, parts)])) as Record<ShopAct, Call>;
  const shop: ShopUnderTest = {
    send,
    create: createCall("/orders", parts),
    state: createState("/orders/{reference}", parts, {}),
    acts,
    settle,
    hasOwnAccount: () => true,
  };
  try {
    const given = { ...shop, ...settings(shop) };
    return decided(await gather(service, given, { ...plan, possible: new Set(SHOP_ACTS.filter((name) => given.acts[name])) }));
  } finally {
    await opened.close();
  }
}

/** Checks a shop until the rule has broken. */
export async function findMistake(steps: object, plan: Omit<CheckPlan, "possible">, rule: RuleName): Promise<CheckResult> {
  const abort = new AbortController();
  return playShop(
    steps,
    { ...plan, signal: abort.signal, onFound: (finding) => finding.rule === rule && finding.verdict === "money at risk" && abort.abort() },
    60,
  );
}
