/** A small description with something of everything that can change. Each call makes a new one. */
export const shop = (): Record<string, unknown> => ({
  openapi: "3.1.0",
  info: { title: "Shop API", version: "1.0.0", description: "Sells things." },
  servers: [{ url: "https://shop.example.com" }],
  tags: [{ name: "Orders", description: "What was bought." }],
  security: [{ signature: [] }],
  paths: {
    "/orders": {
      post: {
        operationId: "createOrder",
        summary: "Buy something",
        tags: ["Orders"],
        parameters: [header("x-account", { "x-signing": true }), header("x-nonce", { "x-signing": true }), header("x-shop", {})],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: ref("schemas", "OrderRequest"),
              examples: { one: { value: { amount: 1 } }, two: { value: { amount: 2 } }, three: { value: { rows: [1, 2] } } },
            },
          },
        },
        responses: {
          "201": {
            description: "It exists now.",
            headers: {
              Location: { required: true, schema: { type: "string" } },
              "x-trace": { required: true, schema: { type: "string" } },
            },
            content: {
              "application/json": { schema: ref("schemas", "Order"), examples: { open: { value: { id: "1" } }, paid: { value: {} } } },
            },
          },
          "400": ref("responses", "BadRequest"),
          "404": ref("responses", "NotFound"),
          "409": ref("responses", "Conflict"),
          "503": { description: "Later." },
        },
      },
    },
    "/orders/{id}": {
      get: {
        operationId: "getOrder",
        security: [],
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", maxLength: 10 } }],
        responses: { "200": { description: "The order.", content: { "application/json": { schema: ref("schemas", "Order") } } } },
      },
      put: {
        operationId: "changeOrder",
        parameters: [header("x-account", { "x-signing": true }), query("reason", true)],
        responses: { "204": { description: "It is changed." } },
      },
      delete: { operationId: "cancelOrder", responses: { "204": { description: "It is gone." } } },
    },
    "/reports": {
      get: {
        operationId: "listReports",
        "x-parameter-rules": [
          { "x-rule": "in-order", "x-error-code": "invalid-dates", description: "The first day is not after the last." },
          { "x-rule": "short", "x-error-code": "invalid-span", "x-limit": 31, description: "At most a month." },
          { "x-rule": "recent", "x-error-code": "invalid-age", description: "Not older than a year." },
        ],
        parameters: [query("from", false)],
        responses: { "200": { description: "The reports." } },
      },
    },
    "/slips": {
      post: {
        operationId: "createSlip",
        "x-parameter-rules": [{ "x-rule": "one-of-two", "x-error-code": "invalid-query", description: "Either of them." }],
        requestBody: {
          content: {
            "application/json": { "x-error-code": "invalid-json", schema: ref("schemas", "Slip") },
            "application/xml": { "x-error-code": "invalid-xml", schema: ref("schemas", "Slip") },
          },
        },
        responses: { "204": { description: "Printed." } },
      },
    },
    "/slips/{slip}": {
      get: {
        operationId: "getSlip",
        parameters: [{ name: "slip", in: "path", required: true, schema: { type: "string" } }],
        responses: { "204": { description: "Printed." } },
      },
    },
  },
  webhooks: {
    orderPaid: {
      get: {
        operationId: "orderPaid",
        security: [],
        parameters: [
          query("order", true),
          query("amount", true),
          query("note", false),
          query("stamp", true),
          { name: "state", in: "query", required: true, schema: ref("schemas", "State") },
        ],
        responses: { "200": { description: "Taken." } },
      },
    },
  },
  components: {
    securitySchemes: { signature: { type: "apiKey", in: "header", name: "signature" } },
    parameters: {},
    responses: {
      BadRequest: rejection("invalid-json", "invalid-amount", "invalid-name", "invalid-note"),
      Conflict: rejection("stale", "twice"),
      NotFound: rejection("unknown-order"),
    },
    schemas: {
      OrderRequest: {
        type: "object",
        required: ["amount"],
        properties: {
          amount: { type: "integer", minimum: 1, maximum: 100, "x-error-code": "invalid-amount" },
          name: { type: "string", maxLength: 20, "x-error-code": "invalid-name" },
          note: { type: "string", maxLength: 20 },
          speed: { type: "string", enum: ["slow", "fast"] },
          pieces: { type: "integer", default: 1 },
          colour: { type: "string", default: "red" },
          gift: { type: "boolean" },
        },
        allOf: [
          { "x-rule": "sum-fits", "x-error-code": "invalid-amount", description: "They add up." },
          { not: { required: ["name", "note"] } },
        ],
        unevaluatedProperties: { description: "Any other key is rejected.", not: {} },
      },
      Order: {
        type: "object",
        required: ["id", "state"],
        properties: {
          id: { type: ["string", "integer"], "x-client-type": "string" },
          state: ref("schemas", "State"),
          kind: { type: "string", enum: ["a", "b"] },
          size: { type: "string", enum: ["s", "m"] },
          mood: { type: "string", enum: ["good"], "x-extensible": true },
          total: { type: "integer", maximum: 100 },
          grade: { type: "string", enum: ["x"] },
          tint: { type: "string", enum: ["red"], "x-extensible": true },
        },
      },
      Slip: {
        type: "object",
        properties: {
          count: { type: "integer", exclusiveMinimum: 0 },
          memo: { type: "string" },
          word: { type: "string", enum: ["a", "b"], "x-extensible": true },
          tone: { type: "string", enum: ["x"] },
          places: { type: "array", "x-error-code": "invalid-places", items: { type: "string" } },
        },
        allOf: [
          { "x-rule": "few", "x-limit": 5 },
          { "x-rule": "rare", "x-limit": 5 },
          { required: ["memo"] },
          { anyOf: [{ required: ["tone"] }, { required: ["word"] }] },
        ],
        xml: { name: "slip" },
      },
      State: { type: "string", enum: ["open", "paid"], "x-extensible": true },
      Error: { type: "object", properties: { errorCode: { type: "string" } } },
    },
  },
});

function header(name: string, more: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { name, in: "header", schema: { type: "string" }, ...more };
}

function query(name: string, required: boolean): Record<string, unknown> {
  return { name, in: "query", required, schema: { type: "string" } };
}

function rejection(...codes: readonly string[]): Record<string, unknown> {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: { errorCode: code } }]));
  return { description: "Rejected.", content: { "application/json": { schema: ref("schemas", "Error"), examples } } };
}

function ref(section: string, name: string): Record<string, unknown> {
  return { $ref: `#/components/${section}/${name}` };
}
