/** The ways through the packages in architecture.md against the sources, and against what runs in a call. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLegacyClient } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import { createPaymentClient, type PaymentClientOptions } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
import { expect, test, vi } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../architecture.md"), "utf8");
const packages = join(import.meta.dirname, "../../packages");
const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

/** The steps of a way through the packages: the lines of its numbered list. */
const stepsOf = (title: string): readonly string[] => {
  const [, section = ""] = new RegExp(`\n## ${title}\n(.*?)\n## `, "s").exec(text) ?? [];
  return Array.from(section.matchAll(/^\d+\. (.*)$/gm), ([, step = ""]) => step);
};

const WAYS = { "One call": "client-core", "One callback": "webhooks", "One request to the sandbox": "sandbox" };

/** The functions and files that a step names. */
const named = Object.entries(WAYS).flatMap(([way, own]) =>
  stepsOf(way).flatMap((step) => {
    const folder = step.startsWith("service-front: ") ? "service-front" : own;
    return Array.from(step.matchAll(/(?:`(\w+)` in )?`([\w./-]+\.ts)`/g), ([, name, file = ""]) => ({
      way,
      name,
      file: `${folder}/src/${file}`,
    }));
  }),
);

test.each(named)("architecture.md, $way: $file has $name", ({ name, file }) => {
  const declared = name === undefined ? /^export /m : new RegExp(`\\b(function|class|const) ${name}\\b`);
  expect(readFileSync(join(packages, file), "utf8")).toMatch(declared);
});

test.each(Object.keys(WAYS))("architecture.md: %s has ten steps at most", (way) => {
  expect(stepsOf(way).length).toBeGreaterThan(4);
  expect(stepsOf(way).length).toBeLessThanOrEqual(10);
});

const PLACES = readFileSync(join(import.meta.dirname, "../where-to-change-what.md"), "utf8").match(/`[\w-]+(?:[/.][\w{}-]+)+`/g) ?? [];

test("where-to-change-what.md: every file and folder is there", () => {
  expect(PLACES.length).toBeGreaterThan(25);
  expect(PLACES.filter((place) => !existsSync(join(packages, "..", place.slice(1, -1))))).toEqual([]);
});

test("the functions between a method and the transport are those of architecture.md, in its order", async () => {
  const listed = stepsOf("One call").flatMap((step) => /^`(\w+)` in /.exec(step)?.[1] ?? []);
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
