/** Calls every operation of the SDK, whose address is a constant. It knows nothing of the sandbox but for what the customer does. */
import { createHmac, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";

const { CallbackUrl, Customer, Item, PaytrailClient, ShopInShopItem } = createRequire(join(process.cwd(), "package.json"))(
  "@paytrail/paytrail-js-sdk",
);
const print = (line) => process.stdout.write(`${line}\n`);
// The SDK writes there.
Object.assign(console, { log: () => {} });

const [SHOP, AGGREGATE] = [
  { merchantId: 375917, secretKey: "SAIPPUAKAUPPIAS" },
  { merchantId: 695861, secretKey: "MONISAIPPUAKAUPPIAS" },
];
/** Published ids: a tokenization, a token whose charges are accepted, a hold that takes every commit. */
const [TOKENIZATION, TOKEN, HOLD] = [
  "818c478e-5682-46bf-97fd-b9c2b93a3fcd",
  "c7441208-c2a1-4a10-8eb6-458bd8eaa64f",
  "c12e224e-806f-11ea-9de3-33451a6f6d70",
];

// It takes records of its own classes only.
const record = (Class) => (fields) => Object.assign(new Class(), fields);
const urls = record(CallbackUrl)({ success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" });
const item = { unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "1234" };
const payment = (more = {}) => ({
  stamp: randomUUID(),
  reference: "1",
  amount: 1525,
  currency: "EUR",
  language: "FI",
  customer: record(Customer)({ email: "maija@example.com" }),
  redirectUrls: urls,
  items: [record(Item)(item)],
  ...more,
});
const part = record(ShopInShopItem)({ ...item, merchant: "695874", stamp: randomUUID(), reference: "row-1", orderId: "1" });
const charge = () => payment({ token: TOKEN });
const commit = () => ({ ...charge(), amount: 1000, items: [record(Item)({ ...item, unitPrice: 1000 })] });
const report = { requestType: "json", callbackUrl: "https://shop.example.com/report", paymentStatus: "paid" };

const client = new PaytrailClient({ ...SHOP, platformName: "test" });
const aggregate = new PaytrailClient({ ...AGGREGATE, platformName: "test" });
const transactionOf = async (result) => ({ transactionId: (await result).data.transactionId });
/** A payment that the customer has paid. */
async function paid() {
  const { transactionId } = await transactionOf(client.createPayment(payment()));
  const body = JSON.stringify({ id: transactionId, method: "nordea" });
  const pay = `${process.env.MAKSU_SANDBOX_URL}/_sandbox/worlds/default/pay`;
  const { status } = await fetch(pay, { method: "POST", headers: { "content-type": "application/json" }, body });
  if (status !== 200) throw new Error(`pay: ${status}`);
  return { transactionId };
}

/** A signed form, with the names that the SDK gives to its fields. */
function cardForm() {
  const fields = {
    "checkout-account": SHOP.merchantId,
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": randomUUID(),
    "checkout-redirect-cancel-url": urls.cancel,
    "checkout-redirect-success-url": urls.success,
    "checkout-timestamp": new Date().toISOString(),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}:${value}\n`);
  const signature = createHmac("sha256", SHOP.secretKey).update(lines.join("")).digest("hex");
  const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  return { ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [camelCase(name), value])), signature, language: "EN" };
}

const refund = { amount: 500, callbackUrls: urls };
const email = "maija@example.com";
const month = { startDate: "2026-03-01", endDate: "2026-03-31" };

const calls = {
  listGroupedProviders: () => client.listGroupedProviders({ amount: 1525, language: "FI", groups: ["mobile", "bank"] }),
  createPayment: () => client.createPayment(payment()),
  createShopInShopPayment: () => aggregate.createShopInShopPayment(payment({ items: [part] })),
  getPaymentStatus: async () => client.getPaymentStatus(await paid()),
  createRefund: async () => client.createRefund(await paid(), refund),
  emailRefund: async () => client.emailRefund(await paid(), { ...refund, email }),
  paymentReportRequest: () => client.paymentReportRequest({ ...report, ...month }),
  requestSettlements: () => client.requestSettlements({ ...month, limit: 1 }),
  createGetTokenRequest: () => client.createGetTokenRequest({ checkoutTokenizationId: TOKENIZATION }),
  createMitPaymentCharge: () => client.createMitPaymentCharge(charge()),
  createMitPaymentAuthorizationHold: () => client.createMitPaymentAuthorizationHold(charge()),
  createCitPaymentCharge: () => client.createCitPaymentCharge(charge()),
  createCitPaymentAuthorizationHold: () => client.createCitPaymentAuthorizationHold(charge()),
  createMitPaymentCommit: () => client.createMitPaymentCommit({ transactionId: HOLD }, commit()),
  createCitPaymentCommit: () => client.createCitPaymentCommit({ transactionId: HOLD }, commit()),
  revertPaymentAuthorizationHold: async () =>
    client.revertPaymentAuthorizationHold(await transactionOf(client.createMitPaymentAuthorizationHold(charge()))),
  createAddCardFormRequest: () => client.createAddCardFormRequest(cardForm()),
};

const failures = [];
for (const [name, call] of Object.entries(calls)) {
  const { status, message } = await call().catch((error) => error);
  print(`  ${name} ${status} ${message}`);
  if (!(status >= 200 && status < 300)) failures.push(name);
}

// All but the check of a signature, which sends nothing.
const operations = Object.getOwnPropertyNames(PaytrailClient.prototype).filter((name) => !["constructor", "validateHmac"].includes(name));
failures.push(...operations.filter((name) => !Object.hasOwn(calls, name)).map((name) => `${name} is not called`));

print(`\n${operations.length} operations of the SDK, ${failures.length} failures.`);
for (const failure of failures) print(`FAILED: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
