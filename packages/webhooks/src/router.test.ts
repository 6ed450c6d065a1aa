import { describe, expect, test, vi } from "vitest";
import type { Delivery, OnDelivery } from "./handlers/delivery.ts";
import { webhookRouter } from "./router.ts";

const named = (name: string) => async () => new Response(name);
const router = webhookRouter({
  "/hooks/payment": named("payment"),
  "/hooks/payment/": named("payment with a slash"),
  "/hooks/r%C3%A4ikk%C3%A4": named("encoded"),
  "/": named("root"),
});

test.each([
  { given: "https://shop.example.com/hooks/payment?a=/hooks/refund", want: "payment" },
  { given: "https://shop.example.com/hooks/./payment", want: "payment" },
  { given: "https://shop.example.com/hooks/payment/", want: "payment with a slash" },
  { given: "https://shop.example.com/hooks/räikkä", want: "encoded" },
  { given: "https://shop.example.com", want: "root" },
])("webhookRouter passes $given to $want", async ({ given, want }) => {
  expect(await (await router(new Request(given))).text()).toBe(want);
});

test.each(["/hooks", "/hooks/Payment", "/hooks/payment//", "//hooks/payment", "/__proto__", "/toString", "/hooks%2Fpayment"])(
  "webhookRouter responds with 404 to %s",
  async (path) => {
    const response = await router(new Request(`https://shop.example.com${path}`));
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 404, body: "Not found\n" });
  },
);

test.each([
  "hooks",
  "cb",
  "/hooks?a=1",
  "/hooks#a",
  "//shop.example.com/hooks",
  "http://localhost/hooks",
  "/\\hooks",
  "/a/../b",
  "/ä",
  "/a b",
  "",
])("webhookRouter rejects %j as a path", (path) => {
  const message = `${JSON.stringify(path)}: must be a percent-encoded URL path that starts with / and has no query`;
  expect(() => webhookRouter({ [path]: named("never") })).toThrow(
    expect.objectContaining({ name: "WebhookError", code: "path-invalid", message }),
  );
});

test.each([
  { given: { "/hooks": undefined }, code: "function-invalid", message: "/hooks: is missing; must be a function" },
  { given: { "/hooks": null }, code: "function-invalid", message: "/hooks: must be a function, not null" },
  { given: { "/hooks": "/other" }, code: "function-invalid", message: "/hooks: must be a function, not a string" },
  { given: undefined, code: "option-invalid", message: "handlers: is missing; must be a non-empty object of handlers by path" },
  { given: null, code: "option-invalid", message: "handlers: must be a non-empty object of handlers by path, not null" },
  { given: named("payment"), code: "option-invalid", message: "handlers: must be a non-empty object of handlers by path, not a function" },
  { given: {}, code: "option-invalid", message: "handlers: must be a non-empty object of handlers by path" },
  { given: new Map(), code: "option-invalid", message: "handlers: must be a non-empty object of handlers by path, not a Map object" },
  { given: [], code: "option-invalid", message: "handlers: must be a non-empty object of handlers by path, not an empty array" },
])("webhookRouter rejects $given instead of handlers", ({ given, code, message }) => {
  expect(() => Reflect.apply(webhookRouter, undefined, [given])).toThrow(expect.objectContaining({ name: "WebhookError", code, message }));
});

test.each([
  { given: { onDelivery: {} }, code: "function-invalid", message: "onDelivery: must be a function, not an object" },
  { given: { onDeliver: () => {} }, code: "option-unknown", message: "onDeliver: unknown option; did you mean onDelivery?" },
])("webhookRouter rejects the options $given", ({ given, code, message }) => {
  expect(() => Reflect.apply(webhookRouter, undefined, [{ "/hooks": named("never") }, given])).toThrow(
    expect.objectContaining({ name: "WebhookError", code, message }),
  );
});

test("webhookRouter copies its handlers: later changes to the object have no effect", async () => {
  const handlers = { "/hooks": named("first") };
  const receive = webhookRouter(handlers);
  handlers["/hooks"] = named("second");
  expect(await (await receive(new Request("https://shop.example.com/hooks"))).text()).toBe("first");
});

describe("onDelivery of the router", () => {
  const receive = (onDelivery?: OnDelivery) => webhookRouter({ "/hooks": named("never") }, onDelivery && { onDelivery });

  test("is called with a path that no handler has, without its query, and with nothing else", async () => {
    const deliveries: Delivery[] = [];
    const router404 = receive((delivery) => void deliveries.push(delivery));
    await router404(new Request("https://shop.example.com/hooks"));
    expect(deliveries).toEqual([]);
    expect((await router404(new Request("https://shop.example.com/hooks/?signature=1#x"))).status).toBe(404);
    expect((await router404(new Request("https://shop.example.com/räikkä", { method: "POST", body: "x" }))).status).toBe(404);
    expect(deliveries).toEqual([
      { event: undefined, status: 404, outcome: "rejected", reason: "path", path: "/hooks/" },
      { event: undefined, status: 404, outcome: "rejected", reason: "path", path: "/r%C3%A4ikk%C3%A4" },
    ]);
  });

  test("may throw without affecting the response; without it, nothing is reported", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const error = new Error("metrics down");
    const failing = receive(() => {
      throw error;
    });
    expect((await failing(new Request("https://shop.example.com/"))).status).toBe(404);
    expect(log.mock.calls).toEqual([["onDelivery:", error]]);
    expect((await receive()(new Request("https://shop.example.com/"))).status).toBe(404);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
