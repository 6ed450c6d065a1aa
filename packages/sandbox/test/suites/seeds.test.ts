/** Seeds: steps that are done through the domain, and worlds that are exported as such. */
import { describe, expect, test } from "vitest";
import { type Seed, startSandbox } from "../../src/index.ts";
import { COMMANDS } from "../../src/acts/seeds/commands.ts";
import { EVERY_COMMAND } from "../support/every-command.ts";
import { START } from "../model/run.ts";
import { openSeedShop } from "../support/seed-shop.ts";

const { open, expectEqual, use } = await openSeedShop();

describe("seed, export, seed", () => {
  test("is equal for every command", async () => {
    await using sandbox = await open();
    use(sandbox);
    const world = await sandbox.world({ name: "every command", seeds: EVERY_COMMAND });
    const used = (await world.export()).steps.flatMap((step) => Object.keys(step).filter((name) => name in COMMANDS));
    // The seed of generated payments has the steps that they consist of.
    expect([...new Set(used), "generate"].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
    await expectEqual(sandbox, world);
  });

  test("is equal in a world with other accounts and ids", async () => {
    await using sandbox = await startSandbox({ port: false, clock: START });
    const world = await sandbox.world({ seeds: EVERY_COMMAND });
    const seed = await world.export();
    expect(await (await sandbox.world({ seeds: seed })).export()).toEqual(seed);
  });
});

describe("a seed", () => {
  const ORDER = {
    stamp: "order-1",
    reference: "3759170",
    amount: 1525,
    currency: "EUR",
    language: "EN",
    items: [],
    customer: { email: "maija@example.com" },
    redirectUrls: { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" },
  };
  const create = { create: ORDER, as: "order" };
  const URLS = { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" };

  test.each<{ seed: string | object; message: string | RegExp }>([
    { seed: "steps: [", message: "seed: not YAML or JSON: " },
    { seed: "steps: []\nsteps: []", message: "seed: not YAML or JSON: " },
    { seed: "clock: 2026-03-02T09:00:00Z", message: "steps: is missing; must be a list of at most 100000 elements" },
    { seed: "", message: "seed: not YAML or JSON: expected a document" },
    { seed: { step: [] }, message: "steps: is missing; must be a list" },
    { seed: { clock: "soon", steps: [] }, message: /^clock: must be a time in ISO 8601$/ },
    {
      seed: { clock: "2020-01-01T00:00:00Z", steps: [] },
      message: "seed: clock: 2020-01-01T00:00:00.000Z has passed: the world is at 2026-03-02",
    },
    { seed: { steps: ["create"] }, message: "steps[0]: must be an object, not a string" },
    { seed: { steps: [{ as: "order" }] }, message: "steps[0]: a command is missing, such as create" },
    { seed: { steps: [{ craete: ORDER }] }, message: "steps[0]: craete: unknown command; did you mean create?" },
    { seed: { steps: [{ constructor: {} }] }, message: "steps[0]: constructor: unknown command" },
    { seed: { steps: [{ create: ORDER, pay: {} }] }, message: "steps[0]: create and pay: a step has one command" },
    { seed: { steps: [{ ...create, of: "$order" }] }, message: "steps[0]: of: create does not take it" },
    { seed: { steps: [{ pay: {} }] }, message: "steps[0]: of: is missing; pay is done to something, such as $order" },
    { seed: { steps: [create, create] }, message: "steps[1]: as: order is the name of something else" },
    { seed: { steps: [{ ...create, as: "payment" }] }, message: "steps[0]: as: payment is the name of something else" },
    { seed: { steps: [{ pay: {}, of: "$oder" }, create] }, message: "steps[0]: $oder: no step before has `as: oder`" },
    { seed: { steps: [{ ...create, account: 1 }] }, message: "steps[0] create: account: the world has no account 1" },
    {
      seed: { steps: [{ create: { ...ORDER, amount: "15,25" } }] },
      message: "steps[0] create: body/amount: must be a whole number (rule request.description)",
    },
    {
      seed: { steps: [{ create: { ...ORDER, colour: 1 } }] },
      message: "steps[0] create: body/colour: is an unknown key; the keys are stamp",
    },
    {
      seed: { steps: [create, { create: ORDER }] },
      message: "steps[1] create: another payment of the account has this stamp (rule createPayment.f)",
    },
    { seed: { steps: [create, { pay: { method: "klarna" }, of: "$order" }] }, message: "steps[1] pay: method: klarna is not offered" },
    {
      seed: { steps: [create, { pay: { methode: "nordea" }, of: "$order" }] },
      message: "steps[1].pay.methode: is an unknown key; did you mean method?",
    },
    {
      seed: { steps: [create, { resolve: { act: "clear" }, of: "$order" }] },
      message: "steps[1] resolve: clear: not possible for a payment that is new",
    },
    {
      seed: { steps: [create, { refundPayment: { amount: 1, callbackUrls: URLS }, of: "$order" }] },
      message: "steps[1] refundPayment: the payment is not paid (its status is new), so it can't be refunded (rule refundPayment.b)",
    },
    { seed: { steps: [create, { revert: { amount: 1 }, of: "$order" }] }, message: "steps[1] revert: body: there is none" },
    { seed: { steps: [{ advanceClock: { day: 1 } }] }, message: "steps[0].advanceClock.day: is an unknown key; did you mean days?" },
    { seed: { steps: [{ settle: {}, account: "payment", as: "x" }] }, message: "steps[0]: as: settle does not take it" },
  ])("is rejected: $message", async ({ seed, message }) => {
    await using sandbox = await open();
    const world = await sandbox.world();
    const rejected = world.seed(seed as Seed);
    await expect(rejected).rejects.toThrow(message);
    await expect(rejected).rejects.toMatchObject({ name: expect.stringMatching(/^(Seed|Type)Error$/) });
  });

  test("leaves nothing behind where it can't be read, and no open server", async () => {
    await using sandbox = await open();
    const world = await sandbox.world();
    await expect(world.seed({ steps: [create, { pay: {} }] })).rejects.toThrow("steps[1]");
    expect(await world.transitions()).toEqual([]);
    await expect(startSandbox({ seeds: { steps: [{ pay: {}, of: "x" }] } })).rejects.toThrow(
      "steps[0] pay: the world default has no payment x",
    );
  });

  test("starts the world at its time, and returns what it has made by name", async () => {
    await using sandbox = await startSandbox({ port: false, seeds: { clock: "2026-03-02T09:00:00Z", steps: [create] } });
    expect(sandbox.defaultWorld.clock.now().toISOString()).toBe("2026-03-02T09:00:00.000Z");
    const world = await sandbox.world({ clock: "2026-03-01T00:00:00Z" });
    const { order = "" } = await world.seed({
      clock: "2026-03-02T09:00:00Z",
      steps: [create, { pay: { method: "nordea" }, of: "$order" }],
    });
    expect((await world.transitions()).map(({ at, about, to }) => [at, about, to])).toEqual([
      ["2026-03-02T09:00:00.000Z", order, "new"],
      ["2026-03-02T09:00:00.000Z", order, "ok"],
    ]);
  });

  test("does not hold what a request alone may have: signatures, nonces and secrets", async () => {
    await using sandbox = await open();
    const world = await sandbox.world({ seeds: EVERY_COMMAND });
    const text = JSON.stringify(await world.export());
    expect(text).not.toMatch(/signature|nonce/);
    for (const { secret } of [world.payment, world.aggregate, world.merchant]) expect(text).not.toContain(secret);
  });
});
