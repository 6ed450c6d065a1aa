/** Written requests, with and without validation. */
import { json, type ReceivedRequest } from "@maksu/test-server";
import { anyText } from "@maksu/test-server/text";
import { serverForTest } from "@maksu/test-server/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf, thingsClient } from "../../test/things-client.ts";
import type { RequestParts } from "@maksu/openapi-runtime";

async function sending() {
  const { origin, received } = await serverForTest((response) => json(response, 200, {}));
  const client = thingsClient(origin, { validate: false });
  return { origin, received, client };
}

const text = fc.oneof(fc.string({ unit: "grapheme" }), anyText, fc.constantFrom("a&b=c", "#", "?", "%2e%2e", "\r\n", " ", "+"));

/** A lone surrogate is not a character. */
const isUnicode = (value: string): boolean => !/\p{Surrogate}/u.test(value);

/** `npm run long -- fuzz` is the long run. */
const factor = Number(process.env["FUZZ_FACTOR"] ?? 1);

describe("a query", () => {
  const read = (origin: string, { target }: ReceivedRequest) => [...new URL(target, origin).searchParams];

  it("is decoded to the same names and values", async () => {
    const { origin, received, client } = await sending();
    const values = fc.oneof(text.filter(isUnicode), fc.integer(), fc.boolean(), fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(text.filter(isUnicode), values), async (query) => {
        await client.listThings({ query });
        const given = Object.entries(query).filter(([, value]) => value !== undefined);
        const request = received.at(-1);
        expect(request && read(origin, request)).toStrictEqual(given.map(([name, value]) => [name, String(value)]));
        expect(request?.target).toMatch(/^\/things(\?|$)/);
      }),
      { numRuns: 50 * factor },
    );
  });

  it("joins lists with commas, and is decoded to the same elements", async () => {
    const { received, client } = await sending();
    await fc.assert(
      fc.asyncProperty(fc.array(text.filter(isUnicode), { minLength: 1 }), async (groups) => {
        await client.listThings({ query: { groups } });
        const written = received.at(-1)?.target.replace(/^\/things\?groups=/, "");
        expect(written?.split(",").map(decodeURIComponent)).toStrictEqual(groups);
      }),
      { numRuns: 50 * factor },
    );
  });

  it.each([
    ["null", { q: null }],
    ["a record", { q: { a: "b" } }],
    ["a list of lists", { q: [["a"]] }],
    ["no number", { q: Number.NaN }],
    ["no end", { q: [1, Number.POSITIVE_INFINITY] }],
    ["a date object", { q: new Date() }],
    ["half a character", { q: "\ud800" }],
    ["half a character in a name", { "\ud800": "1" }],
    ["a hole", { q: ["a", undefined] }],
  ])("with %s is rejected, and nothing is sent", async (_what, query) => {
    const { received, client } = await sending();
    expect(await failureOf(client.listThings({ query }))).toMatchObject({
      name: "ClientError",
      code: "query-parameter-invalid",
      operationId: "listThings",
    });
    expect(received).toHaveLength(0);
  });
});

describe("a header", () => {
  it.each(["content-type", "Content-Encoding"])("of the body, %s, is rejected, and nothing is sent", async (name) => {
    const client = thingsClient("https://api.example.com", { fetch: () => expect.fail("nothing may be sent") });
    const error = await failureOf(client.createThing({ header: { [name]: "text/plain" }, body: { name: "a" } }));
    expect(error).toMatchObject({
      code: "header-invalid",
      message: `createThing: header/${name.toLowerCase()} can't be set: it belongs to the body`,
    });
  });

  it.each([
    ["a line break", { submerchant: "1\r\nx-more: 2" }],
    ["a line feed", { submerchant: "1\nx-more: 2" }],
    ["NUL", { submerchant: "1\0" }],
    ["a character beyond ASCII", { submerchant: "Päärynä" }],
    ["a character beyond Latin-1", { submerchant: "🍐" }],
    ["null", { submerchant: null }],
    ["a list", { submerchant: ["1", "2"] }],
    ["a record", { submerchant: {} }],
    ["no number", { submerchant: Number.NaN }],
    ["a line break in its name", { "a\r\nb": "1" }],
    ["a colon in its name", { "a:b": "1" }],
    ["no name", { "": "1" }],
    ["a name beyond ASCII", { ä: "1" }],
  ])("with %s is rejected, unquoted, and nothing is sent", async (_what, header) => {
    const { received, client } = await sending();
    const error = await failureOf(client.listThings({ header }));
    expect(error).toMatchObject({ name: "ClientError", code: "header-invalid", operationId: "listThings" });
    expect(error.message).not.toMatch(/x-more|Päärynä|🍐/);
    expect(received).toHaveLength(0);
  });

  it("of printable ASCII arrives as it is, any other text does not leave", async () => {
    const { received, client } = await sending();
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const before = received.length;
        const isAscii = /^[\t -~]*$/.test(value);
        const outcome: unknown = await client.listThings({ header: { submerchant: value } }).catch((error: unknown) => error);
        expect(received.length - before).toBe(isAscii ? 1 : 0);
        if (isAscii) expect(received.at(-1)?.headers["submerchant"]).toBe(value.replace(/^[\t ]+|[\t ]+$/g, ""));
        else expect(outcome).toMatchObject({ code: "header-invalid" });
      }),
      { numRuns: 50 * factor },
    );
  });

  it("may be a number", async () => {
    const { received, client } = await sending();
    await client.listThings({ header: { submerchant: 695874 } });
    expect(received[0]?.headers).toMatchObject({ submerchant: "695874" });
  });
});

describe("a whole number that has lost digits", () => {
  const [LARGEST, ROUNDED] = [Number.MAX_SAFE_INTEGER, Number("77584747906474893225")];

  it.each([
    ["a path", { path: { id: ROUNDED } }, "path-parameter-invalid", "path/id"],
    ["a path, just so", { path: { id: -(2 ** 53) } }, "path-parameter-invalid", "path/id"],
    ["a path, with an exponent", { path: { id: 1e21 } }, "path-parameter-invalid", "path/id"],
    ["a query", { path: { id: "1" }, query: { amount: ROUNDED } }, "query-parameter-invalid", "query/amount"],
    ["a list of a query", { path: { id: "1" }, query: { ids: [1, ROUNDED] } }, "query-parameter-invalid", "query/ids"],
    ["a header", { path: { id: "1" }, header: { submerchant: ROUNDED } }, "header-invalid", "header/submerchant"],
    ["a body", { path: { id: "1" }, body: { submerchant: ROUNDED } }, "body-invalid", "body/submerchant"],
    ["a body, just so", { path: { id: "1" }, body: { submerchant: 2 ** 53 } }, "body-invalid", "body/submerchant"],
    ["a row", { path: { id: "1" }, body: { rows: [{ "a/b": 1 }, { "a/b": -1e300 }] } }, "body-invalid", "body/rows/1/a~1b"],
    ["place of a body", { path: { id: "1" }, body: ROUNDED }, "body-invalid", "body"],
  ])("in %s is rejected, and nothing is sent", async (_what, parts, code, place) => {
    const { received, client } = await sending();
    const error = await failureOf(client.acceptThing({ ...parts, path: { by: "2", ...parts.path } }));
    expect(error).toMatchObject({ name: "ClientError", code });
    expect(error.message).toBe(`acceptThing: ${place} is a whole number beyond ±9007199254740991, and may have lost digits in JavaScript`);
    expect(received).toHaveLength(0);
  });

  it("is not one that keeps them", async () => {
    const { origin, received } = await serverForTest((response) => response.writeHead(202).end());
    const body = { a: LARGEST, b: -LARGEST, c: 0.1234567890123456, d: "77584747906474893225", e: 1e-21, f: "1e+21" };
    const parts = { path: { id: LARGEST, by: -LARGEST }, query: { q: [LARGEST, 0.5] }, header: { submerchant: LARGEST }, body };
    await thingsClient(origin, { validate: false }).acceptThing(parts);
    expect(received[0]).toMatchObject({
      target: `/things/${LARGEST}/accept/-${LARGEST}?q=${LARGEST},0.5`,
      headers: { submerchant: String(LARGEST) },
    });
    expect(JSON.parse(String(received[0]?.body))).toStrictEqual(body);
  });
});

describe("a request that was not validated", () => {
  it("reaches its own operation or is not sent, whatever its values", async () => {
    const { origin, received, client } = await sending();
    const anything = fc.oneof(
      text,
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom(null, undefined, "", ".", "..", "/", "../.."),
      fc.object(),
    );
    const parts = fc.record({ path: fc.record({ id: anything }), query: fc.dictionary(text, anything) });
    await fc.assert(
      fc.asyncProperty(parts, async ({ path, query }) => {
        const before = received.length;
        const outcome: unknown = await client.getThing({ path, query } as RequestParts).catch((error: unknown) => error);
        if (received.length === before) {
          expect(outcome).toMatchObject({ code: expect.stringMatching(/^(path|query)-parameter-invalid$/) });
          return;
        }
        const { pathname } = new URL(received.at(-1)?.target ?? "", origin);
        expect(pathname.split("/").map(decodeURIComponent)).toStrictEqual(["", "things", String(path.id)]);
      }),
      { numRuns: 100 * factor },
    );
  });

  it("goes to what a URL parser makes of its URL, so that the signed target is the one sent", async () => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return Response.json({});
    };
    const client = thingsClient("https://api.example.com", { validate: false, fetch });
    const usable = fc.oneof(text, fc.constantFrom("'", "it's", '[|]^`{}<>"\\')).filter(isUnicode);
    await fc.assert(
      fc.asyncProperty(
        usable.filter((id) => !/^\.{0,2}$/.test(id)),
        usable,
        async (id, value) => {
          await client.getThing({ path: { id }, query: { [value]: [value, "'"] } } as RequestParts);
          expect(urls.at(-1)).toBe(new URL(urls.at(-1) ?? "").href);
        },
      ),
      { numRuns: 100 * factor },
    );
  });

  it("that contains itself is rejected", async () => {
    const { received, client } = await sending();
    const body: Record<string, unknown> = { secret: "hunter2" };
    body["self"] = body;
    const error = await failureOf(client.createThing({ body }));
    expect(error).toMatchObject({ code: "body-invalid", message: expect.not.stringContaining("hunter2") });
    expect(received).toHaveLength(0);
  });

  it.each([
    ["plain data", 1],
    ["other data", new Date(0)],
  ])("that is nested too deeply is rejected, naming that: %s", async (_what, innermost) => {
    const { received, client } = await sending();
    const body = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], innermost);
    const error = await failureOf(client.createThing({ body }));
    expect(error).toMatchObject({ code: "body-invalid", message: expect.stringContaining("nested too deeply") });
    expect(received).toHaveLength(0);
  });
});
