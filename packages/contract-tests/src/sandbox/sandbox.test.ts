/** The referee: every operation, transition and rule of the sandbox over HTTP. What comes is checked against the descriptions, and counted. */
import { RULES, type Sandbox, startSandbox } from "@maksu/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Coverage } from "../contract/coverage/coverage.ts";
import "../gaps.ts";
import { describedApi } from "./described-api.ts";
import { createEvidence } from "./evidence.ts";
import { SANDBOX_ROWS, settingName, transitionName, wantAll } from "./sandbox-rows.ts";
import { SANDBOX } from "./sandbox-table.ts";
import type { Scenario } from "./scenario.ts";
import { CARD_SCENARIOS } from "./scenarios/cards.ts";
import { EVENT_SCENARIOS } from "./scenarios/events.ts";
import { MERCHANT_REFUND_SCENARIOS } from "./scenarios/merchant-refunds.ts";
import { ORDER_SCENARIOS } from "./scenarios/orders.ts";
import { PAYMENT_SCENARIOS } from "./scenarios/payments.ts";
import { QUERY_SCENARIOS } from "./scenarios/queries.ts";
import { REFUND_SCENARIOS } from "./scenarios/refunds.ts";
import { REQUEST_SCENARIOS } from "./scenarios/requests.ts";
import { REPORT_SCENARIOS } from "./scenarios/reports.ts";
import { SETTLEMENT_SCENARIOS } from "./scenarios/settlements.ts";
import { sweepsOf } from "./scenarios/sweeps.ts";
import { TOKEN_SCENARIOS } from "./scenarios/token-payments.ts";
import { TRANSITION_SCENARIOS } from "./scenarios/transitions.ts";
import { openShop } from "./shop.ts";

const payment = await describedApi("payment");
const merchant = await describedApi("merchant");
const legacy = await describedApi("legacy");
const apis = [payment, merchant, legacy];
const coverage = new Coverage(SANDBOX, SANDBOX_ROWS);
wantAll(coverage, apis);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
});
afterAll(async () => {
  coverage.write();
  await sandbox.close();
});

/** Runs a scenario in a world of its own. Returns what is wrong with what came; counts what it has shown when nothing is. */
async function run({ settings = {}, merchant: merchantSettings = {}, shows = [], run: act }: Scenario): Promise<readonly string[]> {
  const world = await sandbox.world({ settings, merchant: merchantSettings });
  const evidence = createEvidence();
  {
    await using shop = await openShop(sandbox, world, apis, evidence);
    await act(shop);
  }
  if (evidence.faults.length > 0) return evidence.faults;
  for (const [row, name] of evidence.reached) coverage.tried(row, name, []);
  for (const transition of await world.transitions()) {
    coverage.tried("transitions", transitionName(transition), []);
    coverage.tried("rules", transition.rule, []);
  }
  for (const { rule } of await world.requests.rejected()) if (rule) coverage.tried("rules", rule.id, []);
  for (const [name, value] of Object.entries({ ...settings, ...merchantSettings }))
    coverage.tried("settings", settingName(name, value), []);
  // A rule that rejects by itself is shown by a rejection, not by a promise.
  for (const rule of shows) {
    if (RULES[rule].response && !RULES[rule].checkedBy) throw new Error(`${rule} is shown by the request that it rejects`);
    coverage.tried("rules", rule, []);
  }
  return [];
}

describe.each([
  ["every operation", sweepsOf(payment)],
  ["requests", REQUEST_SCENARIOS],
  ["payments", PAYMENT_SCENARIOS],
  ["transitions", TRANSITION_SCENARIOS],
  ["cards", CARD_SCENARIOS],
  ["charges and holds", TOKEN_SCENARIOS],
  ["refunds", REFUND_SCENARIOS],
  ["events", EVENT_SCENARIOS],
  ["orders", ORDER_SCENARIOS],
  ["refunds of orders", MERCHANT_REFUND_SCENARIOS],
  ["queries of the Merchant API", QUERY_SCENARIOS],
  ["settlements", SETTLEMENT_SCENARIOS],
  ["reports", REPORT_SCENARIOS],
] as const)("%s", (_what, scenarios) => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))("%s", async (_name, scenario) => {
    expect(await run(scenario)).toBeNone();
  });
});

test("leaves no operation, status, error, event, transition, rule or setting untried", () => {
  expect(coverage.untried().map((gap) => `${gap}. Show it by a scenario in ${scenariosOf(gap)}.`)).toBeNone();
});

/** The file, or the folder where a file of each subject is. */
function scenariosOf(gap: string): string {
  const [, row = ""] = /\((\w+)\)$/.exec(gap) ?? [];
  return `packages/contract-tests/src/sandbox/scenarios/${["events", "transitions"].includes(row) ? `${row}.ts` : ""}`;
}
