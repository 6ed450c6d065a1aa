/**
 * Runs in a program that `maksu-sandbox run` has started: lets each client create and refund a payment by the service's real address, and receives the
 * callbacks at the address that the shop's public host is mapped to. Prints a line for each client, and ends with the number of those that failed.
 */
import { spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:http";
import { clients } from "./clients.mjs";

const [mode, places] = process.argv.slice(2);
const { MAKSU_SANDBOX_URL: sandbox } = process.env;
const PUBLIC = "https://shop.example.com";
const [ACCOUNT, SECRET] = ["375917", "SAIPPUAKAUPPIAS"];

/** Names that were looked up. This is the only name server. */
const lookups = [];
const resolver = createSocket("udp4", (query, { port, address }) => {
  const names = [];
  for (let at = 12; query[at] > 0; at += query[at] + 1) names.push(query.toString("latin1", at + 1, at + 1 + query[at]));
  lookups.push(names.join("."));
  const none = Buffer.from(query);
  none.writeUInt16BE(0x8183, 2);
  resolver.send(none, port, address);
});
resolver.bind(53, "127.0.0.1");
await once(resolver, "listening");

const signature = (values, body) => {
  const lines = Object.keys(values)
    .filter((name) => name.startsWith("checkout-"))
    .toSorted()
    .map((name) => `${name}:${values[name]}`);
  return createHmac("sha256", SECRET)
    .update([...lines, body].join("\n"))
    .digest("hex");
};
const received = [];
const shop = createServer(({ url, headers }, response) => {
  const query = Object.fromEntries(new URL(url, PUBLIC).searchParams);
  received.push({ ...query, isGenuine: query.signature === signature(query, "") && headers.host === new URL(PUBLIC).host });
  response.end();
}).listen(0, "127.0.0.1");
await once(shop, "listening");

const control = async (path, body, method = "POST") => {
  const init = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`${sandbox}/_sandbox/worlds/default/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
};
await control("settings", { map: { [PUBLIC]: `http://127.0.0.1:${shop.address().port}` } }, "PATCH");

/** Lets a client send a signed request. Returns the response's body. */
async function send(command, path, body, id) {
  const text = JSON.stringify(body);
  const headers = {
    "checkout-account": ACCOUNT,
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": randomUUID(),
    "checkout-timestamp": new Date().toISOString(),
    ...(id && { "checkout-transaction-id": id }),
  };
  headers.signature = signature(headers, text);
  headers["content-type"] = "application/json; charset=utf-8";
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const env = { ...process.env, REACH_PATH: path, REACH_BODY: text, REACH_HEADERS: lines.join("\n") };
  const child = spawn(command[0], command.slice(1), { env, stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 });
  let [out, error] = ["", ""];
  child.stdout.on("data", (data) => (out += data));
  child.stderr.on("data", (data) => (error += data));
  await once(child, "close");
  try {
    return JSON.parse(out);
  } catch {
    throw new Error(`${out} ${error}`.trim().slice(-300));
  }
}

const urls = { success: `${PUBLIC}/paid`, cancel: `${PUBLIC}/cancelled` };
const genuine = (status, id) =>
  received.some((each) => each.isGenuine && each["checkout-status"] === status && each["checkout-transaction-id"] === id);

async function flow(command) {
  const payment = {
    stamp: randomUUID(),
    reference: "3759170",
    amount: 1525,
    currency: "EUR",
    language: "FI",
    items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1" }],
    customer: { email: "maija.mallikas@example.com" },
    redirectUrls: urls,
    callbackUrls: urls,
  };
  const { transactionId, ...other } = await send(command, "/payments", payment);
  if (transactionId === undefined) throw new Error(JSON.stringify(other));
  await control("pay", { id: transactionId, method: "nordea" });
  if (!genuine("ok", transactionId)) throw new Error("no genuine callback of the payment");
  const refund = await send(command, `/payments/${transactionId}/refund`, { amount: 500, callbackUrls: urls }, transactionId);
  await control("events/wait", { name: "refundCallback", match: { transactionId: refund.transactionId, acknowledged: true } });
  if (!genuine("ok", refund.transactionId)) throw new Error("no genuine callback of the refund");
}

let failed = 0;
for (const { name, modes, looksUp, run, isMissing } of clients(JSON.parse(places))) {
  if (!modes.includes(mode)) continue;
  lookups.length = 0;
  const problem = isMissing
    ? undefined
    : await flow(run).then(
        () => "",
        (error) => error.message,
      );
  const own = lookups.filter((each) => /paytrail|checkout/i.test(each)).length;
  const isBad = problem || (own > 0 && !(looksUp && mode === "proxy"));
  if (isBad) failed++;
  const result = isMissing ? "not installed here" : problem || (isBad ? "looked the host up" : "created, paid, refunded");
  process.stdout.write(`${isBad ? "FAILED " : ""}${mode.padEnd(7)} ${name.padEnd(36)} ${result}${own > 0 ? `, ${own} look-ups` : ""}\n`);
}
process.exit(failed > 0 ? 1 : 0);
