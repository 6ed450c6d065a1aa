/** The tables of architecture.md against what runs in a call. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { examples } from "@maksu/payment-client/examples";
import { createPaymentClient, type PaymentClientOptions } from "@maksu/payment-client";
import { nodeTransport } from "@maksu/payment-client/node";
import { checkoutSignature } from "@maksu/signing";
import { expect, test } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../architecture.md"), "utf8");
const packages = join(import.meta.dirname, "../../packages");
const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

/** Functions that call each other, outermost first. */
const [, nested = ""] = /\| the method .*?\n(.*?)\| the transport /s.exec(text) ?? [];
/** The rows of both tables: a function and its file. */
const rows = [...text.matchAll(/^\|[^|`]*\| `(\w+)` *\| `([\w.:/-]+\.ts)`|^\| `(\w+)` *\| `([\w/-]+\.ts)`/gm)].map(
  ([, one, inOne, other, inOther]) => ({ name: one ?? other ?? "", file: inOne ?? inOther ?? "" }),
);

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
  const frames = [...stack.matchAll(/^ +at (?:async )?(\w+) \(.*client-core.(?:dist|src)/gm)].map(([, name]) => name);
  expect(frames.toReversed()).toStrictEqual(listed);
});

test.each(rows)("architecture.md: $name is a function in $file", ({ name, file }) => {
  const [folder = "", path] = file.includes(":") ? file.split(":") : ["client-core", file];
  const source = readFileSync(join(packages, folder, "src", path ?? ""), "utf8");
  expect(source).toMatch(new RegExp(`\\bfunction ${name}\\b|\\bconst ${name} = |^ +${name}(\\(|: \\()`, "m"));
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
    const own = declaredIn(join(packages, "client-core/src"));
    const named = new Set(rows.map(({ name }) => name));
    expect(ran).toContain("writeRequest");
    expect([...ran].filter((name) => own.has(name) && !named.has(name))).toStrictEqual([]);
  } finally {
    close();
  }
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

/** The names of the functions of built packages that run, by V8's counts; a bundler numbers those of the same name. */
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
    return new Set(ran.map(({ functionName }) => functionName.replace(/\$\d+$/, "")));
  } finally {
    session.disconnect();
  }
}

/** The functions of the modules of a folder, without those within others. */
function declaredIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const sources = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm), ([, name = ""]) => name)),
  );
}
