/** The tables of architecture.md against what runs in a call. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createLegacyClient } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import { createPaymentClient, type PaymentClientOptions } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { nodeTransport } from "@maksu/payment-client/node";
import { checkoutSignature } from "@maksu/signing";
import { expect, test, vi } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../architecture.md"), "utf8");
const packages = join(import.meta.dirname, "../../packages");
const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

/** Functions that call each other, outermost first. */
const [, nested = ""] = /\| the method .*?\n(.*?)\| the transport /s.exec(text) ?? [];
/** The rows of both tables: a function and its file. */
const rows = Array.from(text.matchAll(/^\|(?:[^|`]*\|)? `(\w+)` *\| `([\w.:/-]+\.ts)`/gm), ([, name = "", file = ""]) => ({ name, file }));

test("the functions between a method and the transport are those of architecture.md, in its order", async () => {
  const listed = [...nested.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  let stack = "";
  const client = createPaymentClient({
    ...merchant,
    baseUrl: "https://api.example.com",
    transport: async () => {
      ({ stack = "" } = new Error("here"));
      throw new RangeError("nothing is sent");
    },
  });
  await expect(client.createPayment(examples.createPayment.minimal)).rejects.toMatchObject({ code: "network-error" });
  const frames = [...stack.matchAll(/^ +at (?:async )?(?:\w+\.)?(\w+) (?:\[as \w+\] )?\(.*client-core.(?:dist|src)/gm)].map(
    ([, name]) => name,
  );
  expect(frames.toReversed()).toStrictEqual(listed);
});

test.each(rows)("architecture.md: $name is a function in $file", ({ name, file }) => {
  const [folder = "", path] = file.includes(":") ? file.split(":") : ["client-core", file];
  const source = readFileSync(join(packages, folder, "src", path ?? ""), "utf8");
  expect(source).toMatch(new RegExp(`\\b(function|class|get) ${name}\\b|\\bconst ${name} = |^ +${name}(<\\w+>)?(\\(|: \\()`, "m"));
});

test.each<readonly [string, () => Pick<PaymentClientOptions, "transport">]>([
  ["fetch", () => ({})],
  ["node:http", () => ({ transport: nodeTransport() })],
])("architecture.md names every function of client-core that runs in a call over %s", async (_what, options) => {
  const { origin, close } = await startService();
  try {
    const client = createPaymentClient({ ...merchant, baseUrl: origin, onCall: () => {}, ...options() });
    const ran = await functionsRunBy(async () => {
      expect(await client.createPayment(examples.createPayment.minimal)).toMatchObject({ status: 201, verified: true });
    });
    const named = new Set(rows.map(({ name }) => name));
    expect(ran).toContain("writeRequest");
    expect([...ran].filter((name) => !named.has(name))).toStrictEqual([]);
  } finally {
    close();
  }
});

const baseUrl = "https://api.example.com";
const shop = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", baseUrl };
const { body: legacyBody } = legacyExamples.createPayment["with-order-rows"];
/** As a JavaScript caller may have it. */
const withNumbers = { body: { ...legacyBody, referenceNumber: 1_234_561 } } as never;

test.each<readonly [string, number, (transport: NonNullable<PaymentClientOptions["transport"]>) => () => Promise<unknown>]>([
  [
    "Payment API",
    1,
    (transport) => {
      const client = createPaymentClient({ ...merchant, baseUrl, transport });
      return () => client.createPayment(examples.createPayment.minimal);
    },
  ],
  [
    "Merchant API",
    1,
    (transport) => {
      const client = createMerchantClient({ ...shop, transport });
      return () => client.createRefund(Object.values(merchantExamples.createRefund)[0] as never);
    },
  ],
  [
    "Legacy API, in JSON",
    1,
    (transport) => {
      const client = createLegacyClient({ ...shop, transport });
      return () => client.createPayment(withNumbers);
    },
  ],
  [
    "Legacy API, in XML",
    0,
    (transport) => {
      const client = createLegacyClient({ ...shop, format: "xml", transport });
      return () => client.createPayment(withNumbers);
    },
  ],
])("a request of the %s has its body as a value and as bytes: JSON is written %d times, and never read", async (_what, times, create) => {
  const [written, read] = [vi.spyOn(JSON, "stringify"), vi.spyOn(JSON, "parse")];
  const sent: (readonly [number, number])[] = [];
  const call = create(async () => {
    sent.push([written.mock.calls.length, read.mock.calls.length]);
    throw new RangeError("nothing is sent");
  });
  try {
    // Loading what the first call needs reads JSON.
    await expect(call()).rejects.toMatchObject({ code: "network-error" });
    vi.clearAllMocks();
    await expect(call()).rejects.toMatchObject({ code: "network-error" });
  } finally {
    vi.restoreAllMocks();
  }
  expect(sent[1]).toStrictEqual([times, 0]);
});

/** A service with one signed and compressed response. */
async function startService() {
  const [{ body }] = Object.values(examples.createPayment) as [{ readonly body: object }];
  const transactionId = "5770642a-9a02-4ca2-8eaa-cc6260a78eb6";
  const response = JSON.stringify({ ...body, transactionId, href: "https://pay.example.com/", terms: "", groups: [], providers: [] });
  const signed = { "checkout-account": "375917", "checkout-algorithm": "sha256", "checkout-method": "POST" };
  const signature = await checkoutSignature({ parameters: Object.entries(signed), body: response, secret: merchant.secret });
  const headers = { ...signed, signature, "content-type": "application/json", "content-encoding": "gzip" };
  const server = createServer((request, outgoing) => {
    request.resume().on("end", () => outgoing.writeHead(201, headers).end(gzipSync(response)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The names of the functions of built packages that run, by V8's counts, also of those within others; a bundler numbers those of the same name. */
async function functionsRunBy(step: () => Promise<void>): Promise<ReadonlySet<string>> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await step();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const functions = result.filter(({ url }) => /client-core.(dist|src)/.test(url)).flatMap((script) => script.functions);
    const ran = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0));
    const names = ran.map(({ functionName }) => functionName.replace(/^get |\$\d+$/g, ""));
    // Functions without a name, the fields of a class, and the method, which has the name of its operation.
    return new Set(names.filter((name) => /^\w+$/.test(name)));
  } finally {
    session.disconnect();
  }
}
