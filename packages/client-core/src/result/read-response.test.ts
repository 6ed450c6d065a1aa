import type { RequestSigner } from "@maksu/signing";
import { inspect } from "node:util";
import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import type { OperationEntry } from "@maksu/openapi-runtime";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { failureOf, operations, thingsClient } from "../../test/things-client.ts";
import type { AnyResult } from "./result.ts";

const ERROR = { status: "error", message: "no such thing" };
const JSON_TYPE = { "content-type": "application/json" };

describe("a success", () => {
  it("has status, data, headers and request id", async () => {
    const { origin } = await serverForTest((response) => json(response, 201, { id: 7 }, { "request-id": "r-1", "x-more": "yes" }));
    const result = await thingsClient(origin).createThing({ body: { name: "a" } });
    expect(result).toStrictEqual({
      operationId: "createThing",
      status: 201,
      ok: true,
      data: { id: 7 },
      headers: expect.any(Headers),
      verified: false,
      requestId: "r-1",
    });
    expect(result.headers.get("X-More")).toBe("yes");
  });

  it("has no request id when the service gave none", async () => {
    const { origin } = await serverForTest((response) => json(response, 200, []));
    expect(await thingsClient(origin).listThings()).not.toHaveProperty("requestId");
  });

  it.each([
    ["204", "removeThing", 204, {}, ""],
    ["202 with Location", "acceptThing", 202, { location: "https://api.example.com/refunds/abc" }, ""],
    ["202 with a body that nobody documented", "acceptThing", 202, { "content-type": "text/plain" }, "Accepted"],
    ["202 with the type of a page and no body", "acceptThing", 202, { "content-type": "text/html" }, ""],
    ["302", "openForm", 302, { location: "https://cards.example.com/form" }, ""],
    ["302 with a page", "openForm", 302, { location: "https://cards.example.com/form", "content-type": "text/html" }, "<a>Found</a>"],
  ] as const)("%s has no data", async (_what, operationId, status, headers, body) => {
    const { origin } = await serverForTest((response) => response.writeHead(status, headers).end(body));
    const input = operationId === "openForm" ? { body: {} } : { path: { id: "1", by: "2" } };
    const result = await thingsClient(origin)[operationId](input);
    expect(result).toMatchObject({ status, ok: true, data: undefined });
    expect(result.headers.get("location")).toBe("location" in headers ? headers.location : null);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON ;charset=UTF-8"])("may be of type %j", async (type) => {
    const { origin } = await serverForTest((response) => response.writeHead(200, { "content-type": type }).end("[1]"));
    expect(await thingsClient(origin).listThings()).toMatchObject({ data: [1] });
  });

  it("is not a proxy's page, where none is documented", async () => {
    const { origin } = await serverForTest((response) => response.writeHead(202, { "content-type": "text/html" }).end("<h1>Log in</h1>"));
    const failure = await failureOf(thingsClient(origin).acceptThing({ path: { id: "1", by: "2" } }));
    expect(failure).toMatchObject({ code: "unexpected-content", status: 202 });
  });

  it("without a required header is not a success", async () => {
    const { origin } = await serverForTest((response) => response.writeHead(302).end());
    const failure = await failureOf(thingsClient(origin).openForm({ body: {} }));
    expect(failure).toMatchObject({ code: "unexpected-content", status: 302, message: expect.stringContaining("Location") });
  });

  describe("without a required field", () => {
    const createThing = { ...operations.createThing, requiredFields: { 201: ["id", "link"] } };
    const created = async (status: number, body: unknown) => {
      const { origin } = await serverForTest((response) => json(response, status, body));
      return thingsClient(origin, { operations: { ...operations, createThing } }).createThing({ body: { name: "a" } });
    };

    it.each([
      [{ id: "1" }, "link"],
      [{ link: "x" }, "id"],
      [{ id: "", link: "x" }, "id"],
      [{ id: null, link: "x" }, "id"],
      [{ id: 1, link: "x" }, "id"],
      [{ id: ["1", "2"], link: "x" }, "id"],
      [["id", "link"], "id"],
    ])("is rejected: %j", async (body, field) => {
      expect(await failureOf(created(201, body))).toMatchObject({
        code: "unexpected-content",
        status: 201,
        message: `createThing: the response with status 201 has no ${field}, or one that is not a string`,
      });
    });

    it("is an error, and with all of them a success", async () => {
      expect(await created(400, { message: "x" })).toMatchObject({ ok: false, status: 400 });
      expect(await created(201, { id: "1", link: "x" })).toMatchObject({ ok: true, status: 201 });
    });
  });

  it.each([
    ["a number that would be rounded", '{"amount":9007199254740993}', "has a number that JavaScript can't keep every digit of"],
    ["a name twice", '{"amount":1,"amount":2}', "has a body that is not JSON, or has a name twice"],
  ])("with %s is rejected without showing the number", async (_what, body, want) => {
    const { origin } = await serverForTest((response) => response.writeHead(200, JSON_TYPE).end(body));
    const error = await failureOf(thingsClient(origin, { parseJson: exactJson([], ["amount"]) }).listThings());
    expect(error).toMatchObject({ code: "unexpected-content", status: 200, message: `listThings: the response with status 200 ${want}` });
  });

  it("is read by a given reader", async () => {
    const { origin } = await serverForTest((response) =>
      response.writeHead(200, JSON_TYPE).end('{"referenceNumber":12345678901234567890123456789012}'),
    );
    const client = thingsClient(origin, { parseJson: exactJson(["referenceNumber"]) });
    expect(await client.listThings()).toMatchObject({ data: { referenceNumber: "12345678901234567890123456789012" } });
  });

  it("records whether its signature was verified", async () => {
    const { origin } = await serverForTest((response) => json(response, 200, []));
    for (const verified of [true, false]) {
      const signer: RequestSigner = { isReserved: () => false, sign: () => ({ headers: [], verify: () => verified }) };
      expect(await thingsClient(origin, { signer }).listThings()).toMatchObject({ verified });
    }
  });
});

describe("a documented error", () => {
  it.each([
    ["of its own status", 400],
    ["of another status, by default", 500],
    ["of a status that is rare", 451],
  ])("%s is a result", async (_what, status) => {
    const { origin } = await serverForTest((response) => json(response, status, ERROR, { "request-id": "r-2" }));
    const result: AnyResult = await thingsClient(origin).createThing({ body: { name: "a" } });
    expect(result).toMatchObject({ ok: false, status, error: ERROR, requestId: "r-2", verified: false });
    expect(result).not.toHaveProperty("data");
  });

  it.each([
    ["without a body", {}, ""],
    ["with one that nobody documented", { "content-type": "text/html" }, "<h1>Unauthorized</h1>"],
  ])("that has no documented body is a result, %s", async (_what, headers, body) => {
    const { origin } = await serverForTest((response) => response.writeHead(401, headers).end(body));
    expect(await thingsClient(origin).createThing({ body: { name: "a" } })).toMatchObject({ ok: false, status: 401, error: undefined });
  });
});

describe("an error of an API whose errors have codes", () => {
  const listThings = { ...operations.listThings, errorCode: ["error", "title"] };
  const failing = async (body: string, status = 404, entry: OperationEntry = listThings) => {
    const { origin } = await serverForTest((response) => response.writeHead(status, JSON_TYPE).end(body));
    return thingsClient(origin, { operations: { ...operations, listThings: entry }, retries: 0 }).listThings();
  };

  it.each([
    "{}",
    '{"message":"no operation has this path"}',
    '{"error":"Not Found"}',
    '{"error":null}',
    '{"error":{}}',
    '{"error":{"title":4}}',
    '{"error":{"title":["a","b"]}}',
  ])("is not %s", async (body) => {
    expect(await failureOf(failing(body))).toMatchObject({
      code: "unexpected-content",
      status: 404,
      message: "listThings: the response with status 404 has no error.title, as this API's errors do; check baseUrl",
    });
  });

  it.each(['{"error":{"title":"not-found"}}', '{"error":{"title":""}}', ""])("may be %j", async (body) => {
    expect(await failing(body)).toMatchObject({ ok: false, status: 404 });
  });

  it("may have its code at the top", async () => {
    const entry = { ...listThings, errorCode: ["errorCode"] };
    expect(await failing('{"errorCode":"not-found"}', 404, entry)).toMatchObject({ ok: false, status: 404 });
    expect(await failureOf(failing('{"status":"error"}', 404, entry))).toMatchObject({ code: "unexpected-content" });
  });

  it.each([404, 405])("with an undocumented status %i is probably another server's", async (status) => {
    expect(await failureOf(failing("{}", status, { ...listThings, responses: { 200: ["application/json"] } }))).toMatchObject({
      code: "unexpected-status",
      message: `listThings: the response has status ${status}, which is not documented for this operation; check baseUrl`,
    });
  });
});

describe("a documented error without its body", () => {
  it("may have white space as its body", async () => {
    const { origin } = await serverForTest((response) => response.writeHead(404, { "content-type": "text/plain" }).end(" \r\n"));
    expect(await thingsClient(origin).listThings()).toMatchObject({ ok: false, status: 404, error: undefined });
  });

  it.each([
    ["nothing", {}],
    ["a media type", JSON_TYPE],
    ["a page's media type", { "content-type": "text/html" }],
    ["a length", { "content-length": "0" }],
    ["chunks", { "transfer-encoding": "chunked" }],
  ])("is still a result, with %s in its headers", async (_what, headers) => {
    const { origin } = await serverForTest((response) => response.writeHead(404, headers).end());
    const result: AnyResult = await thingsClient(origin).listThings();
    expect(result).toMatchObject({ ok: false, status: 404, error: undefined });
    expect("error" in result).toBe(true);
  });
});

describe("anything else is thrown", () => {
  const PAGE = "<html>hunter2</html>";

  it.each([
    ["an undocumented error status", 500, JSON_TYPE, "{}", "unexpected-status"],
    ["an undocumented success", 200, JSON_TYPE, "{}", "unexpected-status"],
    ["an undocumented redirect", 301, { location: "https://elsewhere.example.com/" }, "", "redirected"],
    ["no change", 304, {}, "", "unexpected-status"],
    ["an undocumented status with a page", 502, { "content-type": "text/html" }, PAGE, "unexpected-status"],
  ])("%s", async (_what, status, headers, body, code) => {
    const { origin } = await serverForTest((response) => response.writeHead(status, headers).end(body));
    const error = await failureOf(thingsClient(origin).acceptThing({ path: { id: "1", by: "2" } }));
    expect(error).toMatchObject({ name: "ClientError", code, status, operationId: "acceptThing" });
    expect(inspect(error)).not.toContain("hunter2");
  });

  it.each([200, 202, 204, 304])(
    "status %i of an operation that documents another success, though it has a default for errors",
    async (status) => {
      const { origin } = await serverForTest((response) =>
        response.writeHead(status, JSON_TYPE).end(status === 204 || status === 304 ? "" : "{}"),
      );
      const error = await failureOf(thingsClient(origin).createThing({ body: { name: "a" } }));
      expect(error).toMatchObject({ code: "unexpected-status", status });
    },
  );

  it.each([
    ["XML, which nobody reads yet", 200, "application/xml", "1"],
    ["JSON where XML is documented", 404, "application/json", "{}"],
  ])("%s", async (_what, status, type, body) => {
    const { origin } = await serverForTest((response) => response.writeHead(status, { "content-type": type }).end(body));
    expect(await failureOf(thingsClient(origin).exportThings())).toMatchObject({ code: "unexpected-content", status });
  });

  it.each([
    ["a page in place of JSON", 200, { "content-type": "text/html" }, PAGE],
    ["a page that says it is JSON", 200, JSON_TYPE, PAGE],
    ["JSON that says it is a page", 200, { "content-type": "text/html" }, '{"a":"hunter2"}'],
    ["no media type", 200, {}, "[]"],
    ["an empty body", 200, JSON_TYPE, ""],
    ["an empty body, said so", 200, { ...JSON_TYPE, "content-length": "0" }, ""],
    ["half a body", 200, JSON_TYPE, '{"token":"hunter2"'],
    ["a page in place of an error", 404, { "content-type": "text/html" }, PAGE],
    ["an error page that says it is JSON", 404, JSON_TYPE, PAGE],
    ["null", 200, JSON_TYPE, "null"],
    ["a number", 200, JSON_TYPE, "0"],
    ["a text", 200, JSON_TYPE, '"hunter2"'],
    ["a boolean", 200, JSON_TYPE, "true"],
    ["an error that is a list", 404, JSON_TYPE, '["hunter2"]'],
    ["an error that is a text", 404, JSON_TYPE, '"hunter2"'],
    ["an error that is null", 404, JSON_TYPE, "null"],
  ])("%s", async (_what, status, headers, body) => {
    const { origin } = await serverForTest((response) => response.writeHead(status, headers).end(body));
    const error = await failureOf(thingsClient(origin).listThings());
    expect(error).toMatchObject({ code: "unexpected-content", status, message: expect.stringContaining(`status ${status}`) });
    expect(inspect(error).includes("; check baseUrl")).toBe(status === 404);
    expect(inspect(error)).not.toContain("hunter2");
  });
});
