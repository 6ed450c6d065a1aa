import { expect, test } from "vitest";
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
])("$given goes to $want", async ({ given, want }) => {
  expect(await (await router(new Request(given))).text()).toBe(want);
});

test.each(["/hooks", "/hooks/Payment", "/hooks/payment//", "//hooks/payment", "/__proto__", "/toString", "/hooks%2Fpayment"])(
  "%s is not found",
  async (path) => {
    const response = await router(new Request(`https://shop.example.com${path}`));
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 404, body: "Not found\n" });
  },
);

test.each([
  "hooks",
  "/hooks?a=1",
  "/hooks#a",
  "//shop.example.com/hooks",
  "http://localhost/hooks",
  "/\\hooks",
  "/a/../b",
  "/ä",
  "/a b",
  "",
])("%j is no path", (path) => {
  const message = `${JSON.stringify(path)}: must be a path as it stands in an address, percent-encoded and without a query`;
  expect(() => webhookRouter({ [path]: named("never") })).toThrow(
    expect.objectContaining({ name: "WebhookError", code: "path-invalid", message }),
  );
});

test("what is no handler is a mistake", () => {
  const given = { "/hooks": undefined } as unknown as Parameters<typeof webhookRouter>[0];
  expect(() => webhookRouter(given)).toThrow(expect.objectContaining({ code: "function-invalid", message: "/hooks: must be a function" }));
});
