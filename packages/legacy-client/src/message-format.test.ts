import { inspect } from "node:util";
import * as fc from "fast-check";
import { serviceForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, vi } from "vitest";
import { examples } from "@maksu/legacy-api/examples";
import { createLegacyClient, type LegacyClientOptions, type MessageFormat, unwrap } from "./index.ts";
import { MERCHANT } from "../test/merchant.ts";

const parser = vi.hoisted(() => ({ loaded: false }));
vi.mock("@maksu/legacy-api/xml", async (importOriginal) => {
  parser.loaded = true;
  return importOriginal();
});

const input = examples.createPayment["total-only"];
const TOKEN = "a".repeat(64);
const CREATED = { orderNumber: "0012", token: TOKEN, url: `https://pay.example.com/${TOKEN}?a=1&b=2` };
const CREATED_XML =
  '<?xml version="1.0" encoding="UTF-8"?><payment><orderNumber>0012</orderNumber>' +
  `<token>${TOKEN}</token><url>https://pay.example.com/${TOKEN}?a=1&amp;b=2</url></payment>`;
const REJECTED = { errorCode: "invalid-content-type", errorMessage: "Sisältötyyppi on väärä: aino.esimerkki@example.com" };
const REJECTED_XML = `<error><errorCode>${REJECTED.errorCode}</errorCode><errorMessage>${REJECTED.errorMessage}</errorMessage></error>`;
const XML = { "content-type": "application/xml" };

const clientOf = ({ origin }: { origin: string }, options: Partial<LegacyClientOptions> = {}) =>
  createLegacyClient({ ...MERCHANT, baseUrl: origin, ...options });
const shown = (value: unknown): string => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);

describe("the XML parser", () => {
  it("is loaded with the first XML and not before", async () => {
    // Other tests may have loaded it.
    vi.resetModules();
    parser.loaded = false;
    const { createLegacyClient: createAgain } = await import("./index.ts");
    const json = await serviceForTest({ status: 201, body: CREATED });
    const legacy = createAgain({ ...MERCHANT, baseUrl: json.origin, format: "xml" });
    await createAgain({ ...MERCHANT, baseUrl: json.origin }).createPayment(input);
    expect(parser.loaded).toBe(false);
    await legacy.createPayment(input);
    expect(parser.loaded).toBe(true);
  });
});

describe("a request in XML", () => {
  it("says so, asks for XML, and is authenticated", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    const { orderNumber, currency, urlSet } = input.body;
    await clientOf(server, { format: "xml" }).createPayment({
      body: { orderNumber, currency, urlSet, price: "1.10", referenceNumber: "01030100067175800018", description: "Ä < & ]]> 🍐\r\n" },
    });
    expect(server.received).toMatchObject([
      {
        method: "POST",
        target: "/api-payment/create",
        headers: {
          "content-type": "application/xml",
          accept: "application/xml",
          "x-service-api-version": "1",
          authorization: expect.stringMatching(/^Basic /),
        },
        body:
          `<?xml version="1.0" encoding="UTF-8"?><payment><orderNumber>${orderNumber}</orderNumber><currency>EUR</currency><urlSet>` +
          `<success>${urlSet.success}</success><failure>${urlSet.failure}</failure><pending></pending>` +
          `<notification>${urlSet.notification}</notification></urlSet><price>1.10</price>` +
          "<referenceNumber>01030100067175800018</referenceNumber><description>Ä &lt; &amp; ]]&gt; 🍐&#13;\n</description></payment>",
      },
    ]);
  });

  it("wraps its rows, also when there is one", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    const { body } = examples.createPayment["with-order-rows"];
    const [row] = body.orderDetails?.products ?? [];
    if (!row || !body.orderDetails) throw new Error("the example has no order rows");
    await clientOf(server, { format: "xml" }).createPayment({ body: { ...body, orderDetails: { ...body.orderDetails, products: [row] } } });
    expect(server.received[0]?.body).toMatch(/<products><product><title>.*<\/title>.*<\/product><\/products>/);
  });

  it("can be sent through client.http, too", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    const { orderNumber, currency, urlSet } = input.body;
    const { data } = await clientOf(server, { format: "xml" }).http.POST("/api-payment/create", {
      body: { orderNumber, currency, urlSet, price: "1.00" },
    });
    expect(data).toStrictEqual(CREATED);
    expect(server.received[0]?.body).toContain("<price>1.00</price>");
  });

  it("keeps the digits of JSON that a caller has written", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    await clientOf(server, { format: "xml" }).http.POST("/api-payment/create", {
      body: { ...input.body, orderDetails: undefined } as never,
      bodySerializer: () => '{"price":1.10,"referenceNumber":77584747906474893225}',
    });
    expect(server.only().body).toContain("<price>1.10</price><referenceNumber>77584747906474893225</referenceNumber>");
  });

  it("that a caller has written is sent unchanged", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    const { data } = await clientOf(server, { format: "xml" }).http.POST("/api-payment/create", {
      body: "<payment/>" as never,
      bodySerializer: String,
      headers: { "content-type": "application/xml; charset=utf-8" },
    });
    expect(data).toStrictEqual(CREATED);
    expect(server.only()).toMatchObject({ headers: { "content-type": "application/xml; charset=utf-8" }, body: "<payment/>" });
  });

  it.each([
    ["another path", "POST", "/api-payment/other"],
    ["another method", "PUT", "/api-payment/create"],
  ])("is sent to no other operation, as a middleware may have it: %s", async (_what, method, path) => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    const legacy = clientOf(server, { format: "xml" });
    const elsewhere = (headers: Headers, body: string): RequestInit => ({ method, headers, body });
    legacy.http.use({
      onRequest: async ({ request }) => new Request(server.origin + path, elsewhere(request.headers, await request.text())),
    });
    await expect(legacy.http.POST("/api-payment/create", input)).rejects.toThrow(expect.objectContaining({ code: "operation-unknown" }));
    expect(server.received).toHaveLength(0);
  });

  it.each([
    ["a character that XML does not have", { description: "a\u0001b" }, "/description"],
    ["half a surrogate pair", { orderNumber: "\uD800" }, "/orderNumber"],
    ["null", { extra: null }, "/extra"],
    ["a name that no element has", { "a b": "1" }, "/a b"],
  ])("with %s is rejected before anything is sent, validated or not", async (_what, more, pointer) => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    for (const validate of [true, false]) {
      const call = clientOf(server, { format: "xml", validate }).createPayment({ body: { ...input.body, ...more } } as never);
      await expect(call).rejects.toThrow(
        expect.objectContaining({
          name: "ValidationError",
          code: "validation-failed",
          violations: [{ in: "body", pointer, rule: "xml", message: expect.any(String), code: "invalid-data-xml" }],
        }),
      );
    }
    expect(server.received).toHaveLength(0);
  });

  it("has XML's code of last resort", async () => {
    const legacy = clientOf({ origin: "https://api.example.com" }, { format: "xml" });
    await expect(legacy.createPayment({ body: [] } as never)).rejects.toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ pointer: "", code: "invalid-data-xml" })] }),
    );
  });

  it("reads numbers as JSON has them", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: CREATED_XML });
    await clientOf(server, { format: "xml" }).createPayment({ body: { ...input.body, price: 15.25, referenceNumber: 1_234_561 } } as never);
    expect(server.received[0]?.body).toContain("<price>15.25</price>");
    expect(server.received[0]?.body).toContain("<referenceNumber>1234561</referenceNumber>");
  });
});

describe.each<MessageFormat>(["json", "xml"])("a response in XML to a request in %s", (format) => {
  it.each([["application/xml"], ["application/xml; charset=utf-8"], ["Application/XML ;charset=UTF-8"], ["text/xml"]])(
    "gives the same result as JSON: %s",
    async (type) => {
      const server = await serviceForTest({ status: 201, headers: { "content-type": type, "request-id": "r-1" }, body: CREATED_XML });
      const result = await clientOf(server, { format }).createPayment(input);
      expect(result).toMatchObject({ ok: true, status: 201, data: CREATED, requestId: "r-1", verified: false });
      expect(unwrap(result)).toStrictEqual(CREATED);
    },
  );

  it("is read from a rejection, too: the service responds in XML to an unknown media type", async () => {
    const server = await serviceForTest({ status: 400, headers: XML, body: REJECTED_XML });
    const result = await clientOf(server, { format }).createPayment(input);
    expect(result).toMatchObject({ ok: false, status: 400, error: REJECTED });
    expect(() => unwrap(result)).toThrow(expect.objectContaining({ name: "ApiError", errorCode: "invalid-content-type", status: 400 }));
  });

  it.each([
    ["a truncated document", 201, CREATED_XML.slice(0, -4), "not well-formed at line 1"],
    ["white space", 400, " ", "not well-formed"],
    ["text", 400, "Bad aino.esimerkki@example.com", "not well-formed"],
    ["a page", 201, "<html><body>aino.esimerkki@example.com</body></html>", "the root element must be payment"],
    ["an error as a success", 201, REJECTED_XML, "the root element must be payment"],
    ["a success as an error", 400, CREATED_XML, "the root element must be error"],
    ["a document type", 400, `<!DOCTYPE error>${REJECTED_XML}`, "a document type is not allowed"],
    ["an entity of its own", 400, `<!DOCTYPE error [<!ENTITY a "aino">]><error><errorCode>&a;</errorCode></error>`, "not well-formed"],
    ["an entity beyond the five", 400, "<error><errorCode>&nbsp;aino</errorCode></error>", "not well-formed"],
    ["too many levels", 400, `<error>${"<a>".repeat(20)}${"</a>".repeat(20)}</error>`, "nested too deeply"],
    ["two documents", 400, REJECTED_XML + REJECTED_XML, "not well-formed"],
    ["bytes that are not UTF-8", 400, Buffer.from(REJECTED_XML, "latin1"), "not UTF-8"],
    ["half a character at its end", 400, Buffer.concat([Buffer.from(REJECTED_XML), Buffer.from([0xc3])]), "not UTF-8"],
    [
      "an error with an element in its text",
      400,
      REJECTED_XML.replace("<errorMessage>", "<errorMessage><b>aino</b>"),
      "/errorMessage must be",
    ],
    ["a payment with an element in its URL", 201, CREATED_XML.replace(/<url>.*<\/url>/, "<url><a>aino</a></url>"), "/url must be"],
    ["UTF-16", 400, Buffer.from(`\uFEFF${REJECTED_XML}`, "utf16le"), "not UTF-8"],
  ])("that is %s is thrown, and nothing of it quoted", async (_what, status, body, reason) => {
    const server = await serviceForTest({ status, headers: XML, body });
    const error: unknown = await clientOf(server, { format })
      .createPayment(input)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "ClientError", code: "unexpected-content", operationId: "createPayment", status });
    expect(error).toMatchObject({ message: expect.stringContaining(reason) });
    expect(shown(error)).not.toMatch(/aino|Sis/);
  });

  it.each([
    [{}, `<error>${" ".repeat(10_000_000)}</error>`, 10_000_000],
    [{ maxResponseBytes: 100 }, REJECTED_XML, 100],
  ])("that is longer than %j allows is thrown", async (options, body, limit) => {
    const call = clientOf(await serviceForTest({ status: 400, headers: XML, body }), { format, ...options }).createPayment(input);
    const message = `createPayment: the response's body has more than ${limit} bytes`;
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError", code: "response-too-large", status: 400, message }));
  });

  it("may be exactly as long as allowed", async () => {
    const server = await serviceForTest({ status: 400, headers: XML, body: REJECTED_XML });
    const legacy = clientOf(server, { format, maxResponseBytes: Buffer.byteLength(REJECTED_XML) });
    expect(await legacy.createPayment(input)).toMatchObject({ status: 400, error: REJECTED });
  });

  it("may come a byte at a time", async () => {
    const bytes = [...Buffer.from(REJECTED_XML)].map((byte) => Uint8Array.of(byte));
    const fetch = async () => new Response(ReadableStream.from(bytes), { status: 400, headers: XML });
    expect(await clientOf({ origin: "https://api.example.com" }, { format, fetch }).createPayment(input)).toMatchObject({
      error: REJECTED,
    });
  });

  it("says nothing of the length that it had, where openapi-fetch reads it as JSON", async () => {
    const server = await serviceForTest({
      status: 201,
      headers: { ...XML, "content-length": String(CREATED_XML.length) },
      body: CREATED_XML,
    });
    const { response } = await clientOf(server, { format }).http.POST("/api-payment/create", { body: { ...input.body } as never });
    expect(response.headers.get("content-length")).toBeNull();
  });

  it("is rejected when a fetch has followed a redirect to it", async () => {
    const response = new Response(CREATED_XML, { status: 201, headers: XML });
    const fetch = async () => Object.defineProperty(response, "redirected", { value: true });
    const call = clientOf({ origin: "https://api.example.com" }, { format, fetch }).createPayment(input);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError", code: "redirected" }));
  });

  it("may be empty in a rejection", async () => {
    const server = await serviceForTest({ status: 400, headers: XML });
    expect(await clientOf(server, { format }).createPayment(input)).toMatchObject({ ok: false, status: 400, error: undefined });
  });

  it("may begin with a byte order mark", async () => {
    const server = await serviceForTest({ status: 201, headers: XML, body: `\uFEFF${CREATED_XML}` });
    expect(await clientOf(server, { format }).createPayment(input)).toMatchObject({ ok: true, data: CREATED });
  });

  it.each([
    [500, "unexpected-status"],
    [200, "unexpected-status"],
  ])("of status %i is thrown like any other", async (status, code) => {
    const server = await serviceForTest({ status, headers: XML, body: REJECTED_XML });
    await expect(clientOf(server, { format }).createPayment(input)).rejects.toThrow(expect.objectContaining({ code, status }));
  });

  it("of status 401 has no body that is documented", async () => {
    const server = await serviceForTest({ status: 401, headers: XML, body: REJECTED_XML });
    expect(await clientOf(server, { format }).createPayment(input)).toMatchObject({ ok: false, status: 401, error: undefined });
  });
});

describe("a response in JSON to a request in XML", () => {
  it("is a result like any other", async () => {
    const legacy = clientOf(await serviceForTest({ status: 201, body: CREATED }), { format: "xml" });
    expect(await legacy.createPayment(input)).toMatchObject({ ok: true, data: CREATED });
    const rejecting = clientOf(await serviceForTest({ status: 400, body: REJECTED }), { format: "xml" });
    expect(await rejecting.createPayment(input)).toMatchObject({ ok: false, error: REJECTED });
  });
});

it("any text of a response is read as in JSON", async () => {
  const { writeXml, messages } = await import("@maksu/legacy-api/xml");
  const text = fc.string({ unit: "grapheme" }).filter((each) => !/[\p{Cc}\uFFFE\uFFFF]/u.test(each));
  await fc.assert(
    fc.asyncProperty(fc.record({ errorCode: text, errorMessage: text }), async (error) => {
      const fetch = async () => new Response(writeXml(error, messages.createPayment400), { status: 400, headers: XML });
      const legacy = clientOf({ origin: "https://api.example.com" }, { fetch });
      expect(await legacy.createPayment(input)).toMatchObject({ status: 400, error });
    }),
    { numRuns: 50 },
  );
});

it("a format other than json and xml is rejected when the client is created", () => {
  for (const format of ["yaml", "XML", "toString", null])
    expect(() => clientOf({ origin: "https://api.example.com" }, { format } as never)).toThrow(
      /^format: must be json or xml(, not null)?$/,
    );
});
