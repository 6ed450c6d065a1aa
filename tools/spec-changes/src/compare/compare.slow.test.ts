import { beforeAll, describe, expect, test } from "vitest";
import { compare } from "./compare.ts";
import type { Change } from "./change.ts";
import { shop } from "../../test/shop.ts";

/** A place of the description and what stands there afterwards; undefined takes it away. */
type Edit = readonly [path: string, value: unknown];

/** The change that is found, and the edits that make it: none where those above make it, too. */
type Row = readonly [change: string, ...edits: Edit[]];

const request = "components.schemas.OrderRequest";
const slip = "components.schemas.Slip";
const order = "components.schemas.Order.properties";
const create = "paths./orders.post";
const event = "webhooks.orderPaid.get";
const codesOf = (response: string): string => `components.responses.${response}.content.application/json.examples`;
const codes = codesOf("BadRequest");

/** One change each, none in the way of another: all are made in one description. */
const changes: readonly Row[] = [
  // Requests.
  ["major `OrderRequest.amount` maximum: changed from `100` to `50`", [`${request}.properties.amount.maximum`, 50]],
  ["minor `OrderRequest.amount` minimum: changed from `1` to `0`", [`${request}.properties.amount.minimum`, 0]],
  ["minor `OrderRequest.note` maxLength: was taken away, it was `20`", [`${request}.properties.note.maxLength`, undefined]],
  ["major `OrderRequest.name` maxLength: changed from `20` to `5`", [`${request}.properties.name.maxLength`, 5]],
  ["major `OrderRequest.gift`: the field was removed", [`${request}.properties.gift`, undefined]],
  ["minor `OrderRequest.wrapping`: the field was added", [`${request}.properties.wrapping`, { type: "string" }]],
  ["major `OrderRequest` required: `name` became required", [`${request}.required`, ["amount", "name"]]],
  ["minor `OrderRequest.speed` enum: gained `faster`", [`${request}.properties.speed.enum`, ["slow", "fast", "faster"]]],
  ["major `OrderRequest.pieces` default: changed from `1` to `2`", [`${request}.properties.pieces.default`, 2]],
  ["minor `OrderRequest.speed` default: is `slow` now", [`${request}.properties.speed.default`, "slow"]],
  ["major `OrderRequest.colour` default: was taken away, it was `red`", [`${request}.properties.colour.default`, undefined]],
  ["major `OrderRequest.not` required: a condition was modified", [`${request}.allOf.1.not.required`, ["name"]]],
  ["patch `OrderRequest.speed` description: is worded differently", [`${request}.properties.speed.description`, "How fast."]],
  // The same integers.
  [
    "patch `Slip.count` minimum: was set to `1`, the same integers pass",
    [`${slip}.properties.count.exclusiveMinimum`, undefined],
    [`${slip}.properties.count.minimum`, 1],
  ],
  ["patch `Slip.count` exclusiveMinimum: was taken away, it was `0`, the same integers pass"],
  // Conditions.
  ["minor `Slip`: a condition was removed", [`${slip}.allOf.2`, undefined]],
  ["minor `Slip`: an alternative was added", [`${slip}.allOf.3.anyOf.2`, { required: ["count"] }]],
  [
    "major `Slip.patternProperties`: conditions for fields by pattern were added",
    [`${slip}.patternProperties`, { "^x-": { type: "string" } }],
  ],
  ["major `Slip.xml` name: changed from `slip` to `paper`", [`${slip}.xml.name`, "paper"]],
  // Codes and rules.
  ["major `Slip` x-limit: changed from `5` to `6`", [`${slip}.allOf.0.x-limit`, 6]],
  ["minor `Slip`: the rule `rare` no longer applies", [`${slip}.allOf.1`, undefined]],
  [
    "major `Slip.memo` x-error-code: is rejected with `invalid-memo` now, previously with `invalid-json`",
    [`${slip}.properties.memo.x-error-code`, "invalid-memo"],
  ],
  [
    "major `Slip.places[]` x-error-code: is rejected with `invalid-place` now, previously with `invalid-places`",
    [`${slip}.properties.places.items.x-error-code`, "invalid-place"],
  ],
  ["major `listReports`: the rule `short`: x-limit changed from `31` to `30`", ["paths./reports.get.x-parameter-rules.1.x-limit", 30]],
  [
    "patch `listReports`: the rule `short` is worded differently",
    ["paths./reports.get.x-parameter-rules.1.description", "At most thirty days."],
  ],
  ["minor `createSlip`: the rule `one-of-two` no longer applies", ["paths./slips.post.x-parameter-rules", undefined]],
  [
    "major `OrderRequest.amount` x-error-code: changed from `invalid-amount` to `invalid-json`",
    [`${request}.properties.amount.x-error-code`, "invalid-json"],
  ],
  [
    "major `OrderRequest.name` x-error-code: is no longer rejected with `invalid-name`",
    [`${request}.properties.name.x-error-code`, undefined],
  ],
  [
    "minor `OrderRequest.note` x-error-code: is rejected with `invalid-note` now",
    [`${request}.properties.note.x-error-code`, "invalid-note"],
  ],
  ["major `OrderRequest` x-rule: the rule `sum-is-even` applies now", [`${request}.allOf.0.x-rule`, "sum-is-even"]],
  [
    "major `listReports`: the rule `in-order` is reported as `invalid-day` now",
    ["paths./reports.get.x-parameter-rules.0.x-error-code", "invalid-day"],
  ],
  [
    "major `listReports`: the rule `old` applies now",
    ["paths./reports.get.x-parameter-rules.2", { "x-rule": "old", "x-error-code": "invalid-age" }],
  ],
  ["minor `listReports`: the rule `recent` no longer applies"],
  ["major response `Conflict` example `stale`: the error code was removed", [`${codesOf("Conflict")}.stale`, undefined]],
  ["minor response `NotFound` example `gone`: the error code was added", [`${codesOf("NotFound")}.gone`, { value: { errorCode: "gone" } }]],
  [
    "major response `BadRequest` example `invalid-name`: the error code is named `invalid-title` now",
    [`${codes}.invalid-name`, undefined],
    [`${codes}.invalid-title`, { value: { errorCode: "invalid-title" } }],
  ],
  [
    "minor response `BadRequest`: the error codes have another order",
    [`${codes}.invalid-json`, undefined],
    [`${codes}.invalid-json`, { value: { errorCode: "invalid-json" } }],
  ],
  // Examples.
  [
    "major `createOrder` request, example `two`: the example was removed",
    [`${create}.requestBody.content.application/json.examples.two`, undefined],
  ],
  [
    "patch `createOrder` request, example `one`: has another wording or other values",
    [`${create}.requestBody.content.application/json.examples.one.value.amount`, 9],
  ],
  [
    "minor `createOrder` request, example `four`: the example was added",
    [`${create}.requestBody.content.application/json.examples.four`, { value: {} }],
  ],
  [
    "patch `createOrder` request, example `three`: has another wording or other values",
    [`${create}.requestBody.content.application/json.examples.three.value.rows`, [2, 1]],
  ],
  [
    "patch `createOrder` response 201: the first example is `paid` now",
    [`${create}.responses.201.content.application/json.examples.open`, undefined],
    [`${create}.responses.201.content.application/json.examples.open`, { value: { id: "1" } }],
  ],
  // Signed parts.
  [
    "major securityScheme `signature` name: changed from `signature` to `x-signature`",
    ["components.securitySchemes.signature.name", "x-signature"],
  ],
  [
    "major `changeOrder` parameter `x-account` x-signing: is no longer filled in by the signing layer",
    ["paths./orders/{id}.put.parameters.0.x-signing", undefined],
  ],
  [
    "major `createOrder` parameter `x-date`: the signed header was added",
    [`${create}.parameters.3`, { name: "x-date", in: "header", "x-signing": true, schema: { type: "string" } }],
  ],
  ["major `getOrder` security: authentication became required", ["paths./orders/{id}.get.security", undefined]],
  // Responses.
  ["major `Order.total` maximum: changed from `100` to `1000`", [`${order}.total.maximum`, 1000]],
  ["major `Order.kind` enum: gained `c`", [`${order}.kind.enum`, ["a", "b", "c"]]],
  ["major `Order.size` enum: lost `m`", [`${order}.size.enum`, ["s"]]],
  ['major `Order.grade` enum: was taken away, it was `["x"]`', [`${order}.grade.enum`, undefined]],
  ['minor `Slip.tone` enum: was taken away, it was `["x"]`', [`${slip}.properties.tone.enum`, undefined]],
  ["major `Slip.word` enum: lost `b`", [`${slip}.properties.word.enum`, ["a"]]],
  [
    'minor `Order.tint` enum: was taken away, it was `["red"]`',
    [`${order}.tint.enum`, undefined],
    [`${order}.tint.x-extensible`, undefined],
  ],
  ["minor `Order.tint` x-extensible: went with its list"],
  ["minor `State` enum: gained `late`, lost `paid`", ["components.schemas.State.enum", ["open", "late"]]],
  ["major `Order.mood` x-extensible: other values are rejected now", [`${order}.mood.x-extensible`, undefined]],
  ["major `Order.total` x-csv-column: was set to `Total`", [`${order}.total.x-csv-column`, "Total"]],
  ["patch `OrderRequest.pieces` x-no-limit: was set to `true`", [`${request}.properties.pieces.x-no-limit`, true]],
  ["major `Order.id` x-client-type: was taken away, it was `string`", [`${order}.id.x-client-type`, undefined]],
  [
    "major `createOrder` response 201, header `Location` required: the header may be missing now",
    [`${create}.responses.201.headers.Location.required`, undefined],
  ],
  ["major `createOrder` response 503: the response was removed", [`${create}.responses.503`, undefined]],
  ["minor `createOrder` response 402: the response was added", [`${create}.responses.402`, { description: "Twice." }]],
  [
    "major `createSlip` request: the media type `application/xml` was removed",
    ["paths./slips.post.requestBody.content.application/xml", undefined],
  ],
  // Operations and parameters.
  [
    "major `getSlip` parameter `number` name: changed from `slip` to `number`",
    ["paths./slips/{slip}", undefined],
    [
      "paths./slips/{number}",
      {
        get: {
          operationId: "getSlip",
          parameters: [{ name: "number", in: "path", required: true, schema: { type: "string" } }],
          responses: { "204": { description: "Printed." } },
        },
      },
    ],
  ],
  ["patch path `/slips/{slip}`: became `/slips/{number}`"],
  ["major `readOrder` operationId: changed from `getOrder` to `readOrder`", ["paths./orders/{id}.get.operationId", "readOrder"]],
  ["major `cancelOrder`: the operation `DELETE /orders/{id}` was removed", ["paths./orders/{id}.delete", undefined]],
  [
    "minor `listRefunds`: the operation `GET /refunds` was added",
    ["paths./refunds", { get: { operationId: "listRefunds", responses: { "200": { description: "All." } } } }],
  ],
  ["major `listReports` parameter `from` required: changed from `false` to `true`", ["paths./reports.get.parameters.0.required", true]],
  [
    "minor `changeOrder` parameter `reason` required: was taken away, it was `true`",
    ["paths./orders/{id}.put.parameters.1.required", undefined],
  ],
  // Events: their parameters are what is sent.
  ["major event `orderPaid` parameter `order` required: may be missing now", [`${event}.parameters.0.required`, false]],
  ["minor event `orderPaid` parameter `note` required: is always there now", [`${event}.parameters.2.required`, true]],
  ["major event `orderPaid` parameter `sum` name: the event's parameter has another name", [`${event}.parameters.1.name`, "sum"]],
  ["major event `orderPaid` parameter `stamp`: the event's parameter was removed", [`${event}.parameters.3`, undefined]],
  // Types, and the rest.
  ["minor `Coupon`: the type was added", ["components.schemas.Coupon", { type: "string" }]],
  ["patch servers.0 url: the placeholder became `https://shop.example.org`", ["servers.0.url", "https://shop.example.org"]],
  ["patch info version: changed from `1.0.0` to `1.1.0`", ["info.version", "1.1.0"]],
  ["minor `listReports` x-list: the extension was added", ["paths./reports.get.x-list", [{ a: 1 }]]],
];

describe("every change is rated and named", () => {
  let found: readonly Change[] = [];
  beforeAll(async () => {
    found = await comparing(changes.flatMap(([, ...edits]) => edits));
  });

  test.each(changes)("%s", (change) => {
    expect(lines(found)).toContain(change);
  });

  test("reports no other change", () => {
    const wanted = new Set(changes.map(([change]) => change));
    expect(lines(found).filter((line) => !wanted.has(line))).toEqual([]);
    expect(found).toHaveLength(changes.length);
  });

  test("lists the most severe change first", () => {
    expect(found.map(({ impact }) => impact)).toEqual(
      ["major", "minor", "patch"].flatMap((impact) => found.filter((each) => each.impact === impact).map(() => impact)),
    );
  });

  test("states whether operations or events are affected", () => {
    const ownersOf = (all: readonly Change[]): readonly string[] =>
      [...new Set(all.map(({ subject }) => subject.replace(/ parameter.*/, "")))].toSorted();
    expect(ownersOf(found.filter(({ event: touched }) => touched))).toEqual(["`State` enum", "event `orderPaid`"]);
    expect(ownersOf(found.filter(({ operation }) => !operation))).toEqual(["event `orderPaid`"]);
  });
});

test("a change that no rule covers is rated major", async () => {
  const found = await comparing([["paths./reports.get.x-list", [{ a: 2 }]]], [["paths./reports.get.x-list", [{ a: 1 }]]]);
  expect(lines(found)).toEqual(["major `listReports` x-list, 0, a: changed from `1` to `2` in a way that no rule covers"]);
});

test("an operation that moves takes its rules along", async () => {
  const { get } = JSON.parse(JSON.stringify(shop())).paths["/reports"];
  const { post } = JSON.parse(JSON.stringify(shop())).paths["/slips"];
  const found = await comparing([
    ["paths./reports", undefined],
    ["paths./reports/all", { get }],
    ["paths./slips.post", undefined],
    ["paths./slips.put", post],
  ]);
  expect(lines(found)).toEqual([
    "major path `/reports`: became `/reports/all`",
    "major `createSlip`: the operation `POST /slips` was removed",
    "minor `createSlip`: the operation `PUT /slips` was added",
  ]);
});

test("a type with another name is one removed and one added", async () => {
  const error = JSON.parse(JSON.stringify(shop())).components.schemas.Error;
  const found = await comparing([
    ["components.schemas.Error", undefined],
    ["components.schemas.Rejection", error],
    ...["BadRequest", "Conflict", "NotFound"].map((name): Edit => [
      `components.responses.${name}.content.application/json.schema`,
      { $ref: "#/components/schemas/Rejection" },
    ]),
  ]);
  expect(lines(found)).toEqual(["major `Error`: the type was removed", "minor `Rejection`: the type was added"]);
});

test("the order of lists means nothing, nor does what is written out where it was referred to", async () => {
  const { State } = JSON.parse(JSON.stringify(shop())).components.schemas;
  const found = await comparing([
    ["components.schemas.Order.required", ["state", "id"]],
    [`${order}.state`, State],
  ]);
  expect(found).toEqual([]);
});

test("a response that is written out where it was referred to is no change, though the component is gone", async () => {
  const { BadRequest } = JSON.parse(JSON.stringify(shop())).components.responses;
  const found = await comparing([
    ["paths./orders.post.responses.400", BadRequest],
    ["components.responses.BadRequest", undefined],
  ]);
  expect(lines(found)).toEqual([]);
});

test("fields that move to a base that a record extends are no change, and a change of the base is one of the record", async () => {
  const { OrderRequest } = JSON.parse(JSON.stringify(shop())).components.schemas;
  const { note, ...own } = OrderRequest.properties;
  const base: Edit = ["components.schemas.OrderBase", { type: "object", properties: { note } }];
  const moved: readonly Edit[] = [
    base,
    [`${request}.properties`, own],
    [`${request}.allOf`, [{ $ref: "#/components/schemas/OrderBase" }, ...OrderRequest.allOf]],
  ];
  expect(lines(await comparing(moved))).toEqual([]);
  const shorter: Edit = ["components.schemas.OrderBase.properties.note.maxLength", 10];
  expect(lines(await comparing([shorter], moved))).toEqual(["major `OrderRequest.note` maxLength: changed from `20` to `10`"]);
});

const lines = (found: readonly Change[]): readonly string[] => found.map(({ impact, subject, text }) => `${impact} ${subject}: ${text}`);

const comparing = (edits: readonly Edit[], earlier: readonly Edit[] = []): Promise<readonly Change[]> =>
  compare(edited(earlier), edited([...earlier, ...edits]));

function edited(edits: readonly Edit[]): Record<string, unknown> {
  const document: Record<string, unknown> = shop();
  // Lists shrink only when all places in them have been found.
  for (const [path, value] of edits) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let at: Record<string, unknown> = document;
    for (const key of keys) {
      const next = at[key];
      if (typeof next !== "object" || next === null) throw new Error(`${path}: nothing at ${key}`);
      at = Object.assign(next);
    }
    if (value === undefined) Reflect.deleteProperty(at, last);
    else at[last] = value;
  }
  return JSON.parse(JSON.stringify(document, (_key, value: unknown) => (Array.isArray(value) ? value.filter(() => true) : value)));
}
