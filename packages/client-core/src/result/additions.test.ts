import { inspect } from "node:util";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type AdditionContext, idFromLocation, locationOf, requireWebUrl } from "./additions.ts";
import type { Result } from "./result.ts";
import { unwrap } from "./unwrap.ts";
import { failureOf, thingsClient } from "../../test/things-client.ts";

const additions = {
  orderThing: {
    202: (response: AdditionContext) => ({
      orderId: idFromLocation(response, "/orders/{id}"),
      note: (response.request.body as { note?: string }).note,
    }),
    403: ({ body }: AdditionContext) => ({ ask: (body as { ask: string }).ask }),
  },
  openForm: { 302: (response: AdditionContext) => ({ location: locationOf(response) }) },
};

const clientOf = async (status: number, headers: Readonly<Record<string, string>>, body = "") => {
  const { origin } = await serverForTest((response) => response.writeHead(status, headers).end(body));
  return thingsClient(origin, { additions });
};

describe("an addition", () => {
  it("is added to the result of its operation and status", async () => {
    const client = await clientOf(202, { location: "https://api.example.com/orders/a%20b" });
    expect(await client.orderThing({ body: { note: "x" } })).toMatchObject({
      ok: true,
      status: 202,
      data: undefined,
      orderId: "a b",
      note: "x",
    });
  });

  it("is kept by unwrap", async () => {
    const client = await clientOf(302, { location: "https://cards.example.com/form" });
    expect(unwrap(await client.openForm({ body: {} }))).toMatchObject({ status: 302, location: "https://cards.example.com/form" });
  });

  it("is added to an expected error, too", async () => {
    const client = await clientOf(403, { "content-type": "application/json" }, '{"ask":"more"}');
    expect(await client.orderThing({ body: {} })).toMatchObject({ ok: false, status: 403, error: { ask: "more" }, ask: "more" });
  });

  it("changes no other result", async () => {
    const client = await clientOf(503, { "content-type": "application/json" }, "{}");
    const result = await client.orderThing({ body: {} });
    expect(Object.keys(result).toSorted()).toStrictEqual(["error", "headers", "ok", "operationId", "status", "verified"]);
  });

  it("needs the documented body", async () => {
    const client = await clientOf(403, {});
    expect(await failureOf(client.orderThing({ body: {} }))).toMatchObject({ code: "unexpected-content", status: 403 });
  });

  it("can reject the response", async () => {
    const client = await clientOf(202, { location: "javascript:hunter2" });
    const error = await failureOf(client.orderThing({ body: {} }));
    expect(error).toMatchObject({ code: "unexpected-content", status: 202, operationId: "orderThing" });
    expect(inspect(error)).not.toContain("hunter2");
  });
});

describe("what a Location says", () => {
  const TEMPLATE = "/v1/refunds/{token}";

  const context = (location: string | undefined): AdditionContext => ({
    operationId: "x",
    status: 202,
    headers: new Headers(location === undefined ? {} : { location }),
    url: "https://api.example.com/a/b?c=d",
    request: {},
    body: undefined,
  });

  it.each([
    ["https://api.example.com/refunds/DA2OTA4", "https://api.example.com/refunds/DA2OTA4", "DA2OTA4"],
    ["https://api.example.com/refunds/1/", "https://api.example.com/refunds/1/", "1"],
    ["/refunds/1?x=2#y", "https://api.example.com/refunds/1?x=2#y", "1"],
    ["refunds/1", "https://api.example.com/a/refunds/1", "1"],
    ["//other.example.com/refunds/1", "https://other.example.com/refunds/1", "1"],
    ["https://api.example.com/refunds/a%2Fb", "https://api.example.com/refunds/a%2Fb", "a/b"],
  ])("%j is %s, and names %s", (location, url, id) => {
    expect([locationOf(context(location)), idFromLocation(context(location), TEMPLATE)]).toStrictEqual([url, id]);
  });

  it.each([
    undefined,
    "",
    "https://",
    "https://api.example.com",
    "https://api.example.com//",
    "https://api.example.com/v1/refunds",
    "https://api.example.com/v1/refunds/",
    "/v1/",
    "/%72efunds",
    "1",
    "https://api.example.com/login/1",
    "https://api.example.com/refunds/1/edit",
    "https://api.example.com/refunds/%ff",
    "mailto:a@b.example",
  ])("%j names nothing", (location) => {
    expect(() => idFromLocation(context(location), TEMPLATE)).toThrow(expect.objectContaining({ code: "unexpected-content", status: 202 }));
  });

  it.each([
    "javascript:alert(1)",
    "data:,x",
    "file:///etc",
    "ftp://a.example.com/",
    1,
    null,
    undefined,
    ["https://a.example.com"],
    "",
    "/b",
    "//a.example.com",
    "a.example.com",
  ])("%j is not an http(s) URL", (text) => {
    expect(() => requireWebUrl(context(undefined), "place", text)).toThrow(
      /^x: the response with status 202 has a place that is not an http\(s\) URL$/,
    );
  });
});

describe("the type of a result with an addition", () => {
  interface Operations {
    orderThing: {
      responses: {
        202: { headers: { Location: string; [name: string]: unknown }; content?: never };
        403: { headers: { [name: string]: unknown }; content: { "application/json": { ask: string } } };
        404: { headers: { [name: string]: unknown }; content: { "application/json": { message: string } } };
      };
    };
  }
  type Added = Result<Operations, "orderThing", typeof additions>;
  type Of<Status> = Extract<Added, { readonly status: Status }>;

  it("has the fields where they are added, and a body there", () => {
    expectTypeOf<Of<202>["orderId"]>().toEqualTypeOf<string>();
    expectTypeOf<Of<202>["data"]>().toEqualTypeOf<undefined>();
    expectTypeOf(unwrap<Added>).returns.toEqualTypeOf<Of<202>>();
    expectTypeOf<Of<403>["ask"]>().toEqualTypeOf<string>();
    expectTypeOf<Of<403>["error"]>().toEqualTypeOf<{ ask: string }>();
  });

  it("does not change elsewhere", () => {
    expectTypeOf<Of<404>["error"]>().toEqualTypeOf<{ message: string } | undefined>();
    expectTypeOf<Of<404>>().not.toHaveProperty("ask");
  });
});
