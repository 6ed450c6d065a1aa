/** Runs the samples of every operation's page against a sandbox, each in a world of its own, whose ids and secrets take the place of the page's. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBundle } from "@maksu/apis";
import { createLegacyClient } from "@maksu/legacy-client";
import { createMerchantClient } from "@maksu/merchant-client";
import { operationsOf } from "@maksu/openapi";
import { createPaymentClient, type PaymentRequest, unwrap } from "@maksu/payment-client";
import { type PayOptions, type Sandbox, type SandboxWorld, startSandbox } from "@maksu/sandbox";
import { API_NAMES, type ApiName } from "@maksu/service-front";
import { startTestServer } from "@maksu/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../places.ts";
import { inputOf, SANDBOX, TEST_MERCHANTS } from "./call.ts";
import { type Sample, samplesOf } from "./samples.ts";

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "running" });
  folder = mkdtempSync(join(tmpdir(), "samples-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** The program that runs a sample, and the sample's file. */
const PROGRAMS: Readonly<Record<Sample["tab"], readonly [program: string, file: string]>> = {
  TypeScript: [process.execPath, "sample.mjs"],
  curl: ["bash", "sample.sh"],
  PHP: ["php", "sample.php"],
  Python: ["python3", "sample.py"],
};

async function outputOf(name: string, tab: Sample["tab"], text: string): Promise<string> {
  const [program, file] = PROGRAMS[tab];
  const at = join(folder, `${name}-${tab}`);
  mkdirSync(at);
  writeFileSync(join(at, file), text);
  const child = spawn(program, tab === "curl" ? ["-eu", "-o", "pipefail", file] : [file], { cwd: at });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part: string) => (output += part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", reject);
  });
  return `${output}\nexit ${status}`;
}

const urls = { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" };
const order = {
  stamp: "an-order",
  reference: "3759170",
  amount: 50_000,
  currency: "EUR",
  language: "FI",
  items: [],
  customer: { email: "maija@example.com" },
  redirectUrls: urls,
} satisfies PaymentRequest;

/** Makes whatever an operation needs: the value in place of each that the example has. */
type Prepare = (world: SandboxWorld) => Promise<Readonly<Record<string, string>>>;

const paid: Prepare = async (world) => {
  const payments = createPaymentClient({ ...world.payment, baseUrl: sandbox.url });
  const { items: _items, ...others } = order;
  const items = [{ unitPrice: 50_000, units: 1, vatPercentage: 25.5, productCode: "1", stamp: "row" }];
  const { transactionId } = unwrap(await payments.createPayment({ body: { ...others, items } }));
  await world.pay(transactionId, { method: "nordea" });
  return { transactionId };
};

const held: Prepare = async (world) => {
  const payments = createPaymentClient({ ...world.payment, baseUrl: sandbox.url });
  const token = await world.addToken({ card: "0024" });
  return { transactionId: unwrap(await payments.createMitAuthorizationHold({ body: { ...order, token } })).transactionId, token };
};

const tokenized: Prepare = async (world) => ({ token: await world.addToken({ card: "0024" }) });

const ordered = async (world: SandboxWorld, orderNumber: string, by: PayOptions = { method: "nordea" }): Promise<void> => {
  const legacy = createLegacyClient({ ...world.merchant, baseUrl: sandbox.url });
  const urlSet = { success: urls.success, failure: urls.cancel, notification: urls.success };
  const { token } = unwrap(await legacy.createPayment({ body: { orderNumber, currency: "EUR", price: "500.00", urlSet } }));
  await world.pay(token, by);
};

const refunded: Prepare = async (world) => {
  await ordered(world, "ORDER-1");
  const merchant = createMerchantClient({ ...world.merchant, baseUrl: sandbox.url });
  const refund = await merchant.createRefund({
    path: { orderNumber: "ORDER-1" },
    body: { email: "maija@example.com", rows: [{ amount: 1000 }] },
  });
  if (!refund.ok) throw new Error("no refund");
  return { refundToken: refund.refundToken };
};

const PREPARED: Readonly<Record<string, Prepare>> = {
  "payment getPayment": paid,
  "payment refundPayment": paid,
  "payment refundPaymentByEmail": paid,
  "payment activateInvoice": async (world) => {
    const payments = createPaymentClient({ ...world.payment, baseUrl: sandbox.url });
    const { transactionId } = unwrap(await payments.createPayment({ body: { ...order, manualInvoiceActivation: true } }));
    await world.pay(transactionId, { method: "walleyb2c" });
    return { transactionId };
  },
  "payment getToken": async (world) => {
    const payments = createPaymentClient({ ...world.payment, baseUrl: sandbox.url });
    const fields = await payments.signCardForm({ redirectSuccessUrl: urls.success, redirectCancelUrl: urls.cancel });
    const form = await payments.addCardForm({ body: fields });
    if (!form.ok) throw new Error("no form");
    const redirect = new URL((await world.addCard(form.location, { card: "0024" })) ?? "");
    return { "checkout-tokenization-id": redirect.searchParams.get("checkout-tokenization-id") ?? "" };
  },
  "payment createMitCharge": tokenized,
  "payment createMitAuthorizationHold": tokenized,
  "payment createCitCharge": tokenized,
  "payment createCitAuthorizationHold": tokenized,
  "payment commitAuthorizationHold": held,
  "payment revertAuthorizationHold": held,
  "payment requestPaymentReportBySettlementId": async (world) => {
    await paid(world);
    const [settlement] = await world.settle();
    return { settlementId: String(settlement?.id) };
  },
  "merchant createRefund": async (world) => {
    await ordered(world, "ORDER-1", { card: "4925000000000004" });
    return { orderNumber: "ORDER-1" };
  },
  "merchant listPayments": async (world) => {
    await ordered(world, "ORDER-1");
    return { order_number: "ORDER-1" };
  },
  "merchant getRefund": refunded,
  "merchant cancelRefund": refunded,
  "merchant getSettlement": async (world) => {
    await ordered(world, "ORDER-1");
    const [settlement] = await world.settle(String(world.merchant.merchantId));
    return { id: String(settlement?.id) };
  },
  "merchant getPayment": async (world) => {
    await ordered(world, "ORDER-1");
    const [found] = await world.orders.list();
    return { id: String(found?.paymentId) };
  },
};

const sampled = API_NAMES.flatMap((api) => {
  const bundle = readBundle(`${api}-api`);
  return operationsOf(bundle).flatMap((operation) => samplesOf(api, bundle, operation).map((sample) => ({ api, operation, ...sample })));
});

/** Tabs whose language this machine has. */
const installed = new Set(
  Object.entries(PROGRAMS).flatMap(([tab, [program]]) => (spawnSync(program, ["--version"]).status === 0 ? [tab] : [])),
);

describe("the samples of each operation", () => {
  test("are there in each language", () => {
    expect([...new Set(sampled.map(({ tab }) => tab))]).toEqual(Object.keys(PROGRAMS));
  });

  test.concurrent.each(sampled.filter(({ tab }) => installed.has(tab)))(
    "$api $operation.operationId in $tab",
    async ({ api, operation, tab, program }) => {
      const world = await sandbox.world();
      const name = `${api} ${operation.operationId}`;
      const made = (await PREPARED[name]?.(world)) ?? {};
      const input = inputOf(operation);
      const shown = Object.entries({ ...Object(input["path"]), ...Object(input["query"]), ...Object(input["body"]) } as Record<
        string,
        unknown
      >);
      const replaced = shown.reduce((text, [key, value]) => {
        const [, own] = Object.entries(made).find(([each]) => each === key) ?? [];
        return own === undefined ? text : text.replaceAll(String(value), own);
      }, program);
      const text = ownIn(api, world, replaced).replaceAll(SANDBOX, sandbox.url);
      const output = await outputOf(name.replace(" ", "-"), tab, text);
      expect(output, text).toMatch(/\nexit 0$/);
      expect(output, text).not.toMatch(/"?ok"?: false/);
      if (tab === "PHP") expect(output, text).toMatch(/^[23]\d\d /);
    },
  );
});

describe.each(["PHP", "Python"] as const)("the sample of listPaymentProviders in %s", (tab) => {
  const sample = sampled.find((each) => each.operation.operationId === "listPaymentProviders" && each.tab === tab);
  const programFor = (world: SandboxWorld, url: string): string => ownIn("payment", world, sample?.program ?? "").replaceAll(SANDBOX, url);

  test.runIf(installed.has(tab))("signs a header that is added, wherever it stands", async () => {
    const added = programFor(await sandbox.world(), sandbox.url).replace(/'checkout-method' => |"checkout-method": /, (found) => {
      const header = found.replace("method", "addition");
      return `${header}"1", ${found}`;
    });
    expect(added).toContain("checkout-addition");
    expect(await outputOf("added", tab, added)).toMatch(/^200 [^]*exit 0$/);
  });

  test.runIf(installed.has(tab))("ends with an error where the service has not signed the response", async () => {
    await using server = await startTestServer((response) => response.end("[]"));
    const output = await outputOf("unsigned", tab, programFor(await sandbox.world(), server.origin));
    expect(output).toMatch(/not signed by the service: [^]*exit (1|255)$/);
  });
});

/** Replaces the test merchant by the world's. */
function ownIn(api: ApiName, { payment, merchant }: SandboxWorld, text: string): string {
  const { id = "", secret = "" } = TEST_MERCHANTS[api] ?? {};
  const [account, own] = api === "payment" ? [payment.account, payment.secret] : [merchant.merchantId, merchant.secret];
  return text.replaceAll(id, String(account)).replaceAll(secret, own);
}
