import { beforeAll, describe, expect, test } from "vitest";
import { compare } from "./compare.ts";
import type { Change } from "./change.ts";
import { shop } from "../../test/shop.ts";

/** A place of the description and what stands there afterwards; undefined takes it away. */
type Edit = readonly [path: string, value: unknown];

interface Row {
  readonly given: readonly Edit[];
  readonly want: readonly [impact: string, subject: string, text: string];
}

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
  {
    given: [[`${request}.properties.amount.maximum`, 50]],
    want: ["major", "`OrderRequest.amount` maximum", "changed from `100` to `50`"],
  },
  { given: [[`${request}.properties.amount.minimum`, 0]], want: ["minor", "`OrderRequest.amount` minimum", "changed from `1` to `0`"] },
  {
    given: [[`${request}.properties.note.maxLength`, undefined]],
    want: ["minor", "`OrderRequest.note` maxLength", "was taken away, it was `20`"],
  },
  {
    given: [[`${request}.properties.name.maxLength`, 5]],
    want: ["major", "`OrderRequest.name` maxLength", "changed from `20` to `5`"],
  },
  { given: [[`${request}.properties.gift`, undefined]], want: ["major", "`OrderRequest.gift`", "the field was removed"] },
  { given: [[`${request}.properties.wrapping`, { type: "string" }]], want: ["minor", "`OrderRequest.wrapping`", "the field was added"] },
  {
    given: [[`${request}.required`, ["amount", "name"]]],
    want: ["major", "`OrderRequest` required", "`name` became required"],
  },
  {
    given: [[`${request}.properties.speed.enum`, ["slow", "fast", "faster"]]],
    want: ["minor", "`OrderRequest.speed` enum", "gained `faster`"],
  },
  { given: [[`${request}.properties.pieces.default`, 2]], want: ["major", "`OrderRequest.pieces` default", "changed from `1` to `2`"] },
  { given: [[`${request}.properties.speed.default`, "slow"]], want: ["minor", "`OrderRequest.speed` default", "is `slow` now"] },
  {
    given: [[`${request}.properties.colour.default`, undefined]],
    want: ["major", "`OrderRequest.colour` default", "was taken away, it was `red`"],
  },
  { given: [[`${request}.allOf.1.not.required`, ["name"]]], want: ["major", "`OrderRequest.not` required", "a condition was modified"] },
  {
    given: [[`${request}.properties.speed.description`, "How fast."]],
    want: ["patch", "`OrderRequest.speed` description", "is worded differently"],
  },
  // The same integers.
  {
    given: [
      [`${slip}.properties.count.exclusiveMinimum`, undefined],
      [`${slip}.properties.count.minimum`, 1],
    ],
    want: ["patch", "`Slip.count` minimum", "was set to `1`, the same integers pass"],
  },
  { given: [], want: ["patch", "`Slip.count` exclusiveMinimum", "was taken away, it was `0`, the same integers pass"] },
  // Conditions.
  { given: [[`${slip}.allOf.2`, undefined]], want: ["minor", "`Slip`", "a condition was removed"] },
  { given: [[`${slip}.allOf.3.anyOf.2`, { required: ["count"] }]], want: ["minor", "`Slip`", "an alternative was added"] },
  {
    given: [[`${slip}.patternProperties`, { "^x-": { type: "string" } }]],
    want: ["major", "`Slip.patternProperties`", "conditions for fields by pattern were added"],
  },
  { given: [[`${slip}.xml.name`, "paper"]], want: ["major", "`Slip.xml` name", "changed from `slip` to `paper`"] },
  // Codes and rules.
  { given: [[`${slip}.allOf.0.x-limit`, 6]], want: ["major", "`Slip` x-limit", "changed from `5` to `6`"] },
  { given: [[`${slip}.allOf.1`, undefined]], want: ["minor", "`Slip`", "the rule `rare` no longer applies"] },
  {
    given: [[`${slip}.properties.memo.x-error-code`, "invalid-memo"]],
    want: ["major", "`Slip.memo` x-error-code", "is rejected with `invalid-memo` now, previously with `invalid-json`"],
  },
  {
    given: [[`${slip}.properties.places.items.x-error-code`, "invalid-place"]],
    want: ["major", "`Slip.places[]` x-error-code", "is rejected with `invalid-place` now, previously with `invalid-places`"],
  },
  {
    given: [["paths./reports.get.x-parameter-rules.1.x-limit", 30]],
    want: ["major", "`listReports`", "the rule `short`: x-limit changed from `31` to `30`"],
  },
  {
    given: [["paths./reports.get.x-parameter-rules.1.description", "At most thirty days."]],
    want: ["patch", "`listReports`", "the rule `short` is worded differently"],
  },
  {
    given: [["paths./slips.post.x-parameter-rules", undefined]],
    want: ["minor", "`createSlip`", "the rule `one-of-two` no longer applies"],
  },
  {
    given: [[`${request}.properties.amount.x-error-code`, "invalid-json"]],
    want: ["major", "`OrderRequest.amount` x-error-code", "changed from `invalid-amount` to `invalid-json`"],
  },
  {
    given: [[`${request}.properties.name.x-error-code`, undefined]],
    want: ["major", "`OrderRequest.name` x-error-code", "is no longer rejected with `invalid-name`"],
  },
  {
    given: [[`${request}.properties.note.x-error-code`, "invalid-note"]],
    want: ["minor", "`OrderRequest.note` x-error-code", "is rejected with `invalid-note` now"],
  },
  { given: [[`${request}.allOf.0.x-rule`, "sum-is-even"]], want: ["major", "`OrderRequest` x-rule", "the rule `sum-is-even` applies now"] },
  {
    given: [["paths./reports.get.x-parameter-rules.0.x-error-code", "invalid-day"]],
    want: ["major", "`listReports`", "the rule `in-order` is reported as `invalid-day` now"],
  },
  {
    given: [["paths./reports.get.x-parameter-rules.2", { "x-rule": "old", "x-error-code": "invalid-age" }]],
    want: ["major", "`listReports`", "the rule `old` applies now"],
  },
  { given: [], want: ["minor", "`listReports`", "the rule `recent` no longer applies"] },
  {
    given: [[`${codesOf("Conflict")}.stale`, undefined]],
    want: ["major", "response `Conflict` example `stale`", "the error code was removed"],
  },
  {
    given: [[`${codesOf("NotFound")}.gone`, { value: { errorCode: "gone" } }]],
    want: ["minor", "response `NotFound` example `gone`", "the error code was added"],
  },
  {
    given: [
      [`${codes}.invalid-name`, undefined],
      [`${codes}.invalid-title`, { value: { errorCode: "invalid-title" } }],
    ],
    want: ["major", "response `BadRequest` example `invalid-name`", "the error code is named `invalid-title` now"],
  },
  {
    given: [
      [`${codes}.invalid-json`, undefined],
      [`${codes}.invalid-json`, { value: { errorCode: "invalid-json" } }],
    ],
    want: ["minor", "response `BadRequest`", "the error codes have another order"],
  },
  // Examples.
  {
    given: [[`${create}.requestBody.content.application/json.examples.two`, undefined]],
    want: ["major", "`createOrder` request, example `two`", "the example was removed"],
  },
  {
    given: [[`${create}.requestBody.content.application/json.examples.one.value.amount`, 9]],
    want: ["patch", "`createOrder` request, example `one`", "has another wording or other values"],
  },
  {
    given: [[`${create}.requestBody.content.application/json.examples.four`, { value: {} }]],
    want: ["minor", "`createOrder` request, example `four`", "the example was added"],
  },
  {
    given: [[`${create}.requestBody.content.application/json.examples.three.value.rows`, [2, 1]]],
    want: ["patch", "`createOrder` request, example `three`", "has another wording or other values"],
  },
  {
    given: [
      [`${create}.responses.201.content.application/json.examples.open`, undefined],
      [`${create}.responses.201.content.application/json.examples.open`, { value: { id: "1" } }],
    ],
    want: ["patch", "`createOrder` response 201", "the first example is `paid` now"],
  },
  // Signed parts.
  {
    given: [["components.securitySchemes.signature.name", "x-signature"]],
    want: ["major", "securityScheme `signature` name", "changed from `signature` to `x-signature`"],
  },
  {
    given: [["paths./orders/{id}.put.parameters.0.x-signing", undefined]],
    want: ["major", "`changeOrder` parameter `x-account` x-signing", "is no longer filled in by the signing layer"],
  },
  {
    given: [[`${create}.parameters.3`, { name: "x-date", in: "header", "x-signing": true, schema: { type: "string" } }]],
    want: ["major", "`createOrder` parameter `x-date`", "the signed header was added"],
  },
  { given: [["paths./orders/{id}.get.security", undefined]], want: ["major", "`getOrder` security", "authentication became required"] },
  // Responses.
  {
    given: [[`${order}.total.maximum`, 1000]],
    want: ["major", "`Order.total` maximum", "changed from `100` to `1000`"],
  },
  { given: [[`${order}.kind.enum`, ["a", "b", "c"]]], want: ["major", "`Order.kind` enum", "gained `c`"] },
  { given: [[`${order}.size.enum`, ["s"]]], want: ["major", "`Order.size` enum", "lost `m`"] },
  { given: [[`${order}.grade.enum`, undefined]], want: ["major", "`Order.grade` enum", 'was taken away, it was `["x"]`'] },
  { given: [[`${slip}.properties.tone.enum`, undefined]], want: ["minor", "`Slip.tone` enum", 'was taken away, it was `["x"]`'] },
  { given: [[`${slip}.properties.word.enum`, ["a"]]], want: ["major", "`Slip.word` enum", "lost `b`"] },
  {
    given: [
      [`${order}.tint.enum`, undefined],
      [`${order}.tint.x-extensible`, undefined],
    ],
    want: ["minor", "`Order.tint` enum", 'was taken away, it was `["red"]`'],
  },
  { given: [], want: ["minor", "`Order.tint` x-extensible", "went with its list"] },
  { given: [["components.schemas.State.enum", ["open", "late"]]], want: ["minor", "`State` enum", "gained `late`, lost `paid`"] },
  { given: [[`${order}.mood.x-extensible`, undefined]], want: ["major", "`Order.mood` x-extensible", "other values are rejected now"] },
  { given: [[`${order}.total.x-csv-column`, "Total"]], want: ["major", "`Order.total` x-csv-column", "was set to `Total`"] },
  { given: [[`${request}.properties.pieces.x-no-limit`, true]], want: ["patch", "`OrderRequest.pieces` x-no-limit", "was set to `true`"] },
  { given: [[`${order}.id.x-client-type`, undefined]], want: ["major", "`Order.id` x-client-type", "was taken away, it was `string`"] },
  {
    given: [[`${create}.responses.201.headers.Location.required`, undefined]],
    want: ["major", "`createOrder` response 201, header `Location` required", "the header may be missing now"],
  },
  { given: [[`${create}.responses.503`, undefined]], want: ["major", "`createOrder` response 503", "the response was removed"] },
  {
    given: [[`${create}.responses.402`, { description: "Twice." }]],
    want: ["minor", "`createOrder` response 402", "the response was added"],
  },
  {
    given: [["paths./slips.post.requestBody.content.application/xml", undefined]],
    want: ["major", "`createSlip` request", "the media type `application/xml` was removed"],
  },
  // Operations and parameters.
  {
    given: [
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
    want: ["major", "`getSlip` parameter `number` name", "changed from `slip` to `number`"],
  },
  { given: [], want: ["patch", "path `/slips/{slip}`", "became `/slips/{number}`"] },
  {
    given: [["paths./orders/{id}.get.operationId", "readOrder"]],
    want: ["major", "`readOrder` operationId", "changed from `getOrder` to `readOrder`"],
  },
  {
    given: [["paths./orders/{id}.delete", undefined]],
    want: ["major", "`cancelOrder`", "the operation `DELETE /orders/{id}` was removed"],
  },
  {
    given: [["paths./refunds", { get: { operationId: "listRefunds", responses: { "200": { description: "All." } } } }]],
    want: ["minor", "`listRefunds`", "the operation `GET /refunds` was added"],
  },
  {
    given: [["paths./reports.get.parameters.0.required", true]],
    want: ["major", "`listReports` parameter `from` required", "changed from `false` to `true`"],
  },
  {
    given: [["paths./orders/{id}.put.parameters.1.required", undefined]],
    want: ["minor", "`changeOrder` parameter `reason` required", "was taken away, it was `true`"],
  },
  // Events: their parameters are what is sent.
  {
    given: [[`${event}.parameters.0.required`, false]],
    want: ["major", "event `orderPaid` parameter `order` required", "may be missing now"],
  },
  {
    given: [[`${event}.parameters.2.required`, true]],
    want: ["minor", "event `orderPaid` parameter `note` required", "is always there now"],
  },
  {
    given: [[`${event}.parameters.1.name`, "sum"]],
    want: ["major", "event `orderPaid` parameter `sum` name", "the event's parameter has another name"],
  },
  {
    given: [[`${event}.parameters.3`, undefined]],
    want: ["major", "event `orderPaid` parameter `stamp`", "the event's parameter was removed"],
  },
  // Types, and the rest.
  { given: [["components.schemas.Coupon", { type: "string" }]], want: ["minor", "`Coupon`", "the type was added"] },
  {
    given: [["servers.0.url", "https://shop.example.org"]],
    want: ["patch", "servers.0 url", "the placeholder became `https://shop.example.org`"],
  },
  { given: [["info.version", "1.1.0"]], want: ["patch", "info version", "changed from `1.0.0` to `1.1.0`"] },
  { given: [["paths./reports.get.x-list", [{ a: 1 }]]], want: ["minor", "`listReports` x-list", "the extension was added"] },
];

describe("every change is rated and named", () => {
  let found: readonly Change[] = [];
  beforeAll(async () => {
    found = await comparing(changes.flatMap(({ given }) => given));
  });

  test.each(changes.map(({ want }) => want))("%s %s: %s", (impact, subject, text) => {
    expect(found.filter((change) => change.subject === subject).map((change) => [change.impact, change.text])).toContainEqual([
      impact,
      text,
    ]);
  });

  test("reports no other change", () => {
    const wanted = new Set(changes.map(({ want: [, subject, text] }) => `${subject}: ${text}`));
    expect(found.map(({ subject, text }) => `${subject}: ${text}`).filter((line) => !wanted.has(line))).toEqual([]);
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
