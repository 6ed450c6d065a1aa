import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf, thingsClient } from "../../test/things-client.ts";

const server = () => serverForTest((response, { method }) => (method === "GET" ? json(response, 200, {}) : response.writeHead(202).end()));

describe("a path parameter", () => {
  it.each(["", ".", "..", undefined, null, {}, ["a"], true, Number.NaN, "\ud800", "a\udc00b"])(
    "%j is rejected, and nothing is sent",
    async (id) => {
      const { origin, received } = await server();
      expect(await failureOf(thingsClient(origin).getThing({ path: { id } }))).toMatchObject({
        code: "path-parameter-invalid",
        operationId: "getThing",
        message: 'getThing: path/id must be Unicode text other than "", "." and ".."',
      });
      expect(received).toHaveLength(0);
    },
  );

  it("that is missing is rejected", async () => {
    const { origin, received } = await server();
    expect(await failureOf(thingsClient(origin).getThing())).toMatchObject({ code: "path-parameter-invalid" });
    expect(await failureOf(thingsClient(origin).acceptThing({ path: { id: "1" } }))).toMatchObject({
      message: expect.stringContaining("path/by"),
    });
    expect(received).toHaveLength(0);
  });

  it.each([
    ["a/b ?#é", "/things/a%2Fb%20%3F%23%C3%A9"],
    ["...", "/things/..."],
    ["%2e%2e", "/things/%252e%252e"],
    ["..\\..", "/things/..%5C.."],
    ["../..", "/things/..%2F.."],
    ["{id}", "/things/%7Bid%7D"],
    ["$&$'", "/things/%24%26%24'"],
    ["a;b=c", "/things/a%3Bb%3Dc"],
    ["1\r\n2", "/things/1%0D%0A2"],
    [42, "/things/42"],
  ])("%j becomes %s", async (id, want) => {
    const { origin, received } = await server();
    await thingsClient(origin).getThing({ path: { id } });
    expect(received[0]?.target).toBe(want);
  });

  it("of several stands in its own place", async () => {
    const { origin, received } = await server();
    await thingsClient(origin).acceptThing({ path: { id: "{by}", by: "me" } });
    expect(received[0]?.target).toBe("/things/%7Bby%7D/accept/me");
  });

  it("is decoded to the same value, and adds no segment", async () => {
    const { origin, received } = await server();
    const client = thingsClient(origin);
    const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((value) => value !== "." && value !== "..");
    await fc.assert(
      fc.asyncProperty(text, async (id) => {
        await client.getThing({ path: { id } });
        const segments = received.at(-1)?.target.split("/") ?? [];
        expect(segments.map(decodeURIComponent)).toStrictEqual(["", "things", id]);
      }),
      { numRuns: 50 },
    );
  });
});
