/** Requests at the edge of each rule that JSON Schema can't say, by the name that the descriptions give it. */
import { isObject, listAt, type JsonObject } from "@maksu/openapi";
import type { Tried } from "./constraint.ts";
import { type ContractRequest, type Spot, spotName, valueAt, withValue } from "../requests/request.ts";

interface NamedRule {
  /** Requests that just keep the rule, made of a valid one. */
  readonly inside: (request: ContractRequest) => readonly Tried[];
  /** Requests that just break it. */
  readonly outside: (request: ContractRequest) => readonly Tried[];
  /** Keeps the rule in a request whose value at `spot` was changed for another constraint's sake, without touching that value. */
  readonly keep?: (request: ContractRequest, spot: Spot) => ContractRequest;
}

export const NAMED_RULES: Readonly<Record<string, NamedRule>> = {
  "amount-is-sum-of-items": {
    inside: (request) => [summed(request, 100, [50, 2]), summed(request, 99, [100, 1], [-1, 1])],
    outside: (request) => [summed(request, 101, [50, 2]), summed(request, 99, [50, 2]), summed(request, 100, [100, 1], [-1, 1])],
    keep: keepSum,
  },
  "vat-of-one-decimal": {
    inside: (request) => [0.1, 2.3, 25.5].map((percent) => taxed(request, percent)),
    outside: (request) => [0.01, 25.55, 99.99].map((percent) => taxed(request, percent)),
  },
  "order-total": {
    inside: (request) => [
      withOrder(request, 1, { price: "0.65", vat: "25.5" }),
      withOrder(request, 0, { price: "0.52", vat: "25" }),
      withOrder(request, 1, { price: "1.30", vat: "0", discount: "50" }),
      withOrder(request, 1, { amount: "0.5", price: "1.30", vat: "0" }),
    ],
    outside: (request) => [
      withOrder(request, 1, { price: "0.64", vat: "25.5" }),
      withOrder(request, 0, { price: "0.519999", vat: "25" }),
      withOrder(request, 1, { price: "1.30", vat: "0", discount: "50.1" }),
      withOrder(request, 1, { amount: "0.5", price: "1.29", vat: "0" }),
      withOrder(request, 1, { price: "-1", vat: "0" }),
    ],
    keep: keepTotal,
  },
  "dates-in-order": {
    inside: (request) => [between(request, "2026-03-01", "2026-03-01")],
    outside: (request) => [between(request, "2026-03-02", "2026-03-01"), between(request, "2027-01-01", "2026-12-31")],
    keep: keepDates,
  },
  "at-most-two-months": {
    inside: (request) => MONTHS.map(([from, to]) => between(request, from, to)),
    outside: (request) => MONTHS.map(([from, , tooLate]) => between(request, from, tooLate)),
  },
};

/** Days, the last within two months of each, and the next. */
const MONTHS = [
  ["2026-03-01", "2026-05-01", "2026-05-02"],
  ["2025-12-31", "2026-02-28", "2026-03-01"],
  ["2023-12-31", "2024-02-29", "2024-03-01"],
] as const;

const between = (request: ContractRequest, fromDate: string, toDate: string): Tried => [
  `${fromDate} to ${toDate}`,
  { ...request, query: { ...request.query, fromDate, toDate } },
];

const isDate = (value: unknown): boolean =>
  typeof value === "string" && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);

/** The other date becomes the same. */
function keepDates(request: ContractRequest, [place, name]: Spot): ContractRequest {
  const { fromDate, toDate } = request.query;
  if (place !== "query" || (name !== "fromDate" && name !== "toDate")) return request;
  const date = name === "fromDate" ? fromDate : toDate;
  return !isDate(date) ? request : { ...request, query: { fromDate: date, toDate: date } };
}

const body = ({ body: value }: ContractRequest): JsonObject => (isObject(value) ? value : {});

type Row = readonly [unitPrice: number, units: number];

function withRows(request: ContractRequest, amount: number, rows: readonly Row[]): ContractRequest {
  const [row = {}] = listAt(request.body, "items");
  return {
    ...request,
    body: { ...body(request), amount, items: rows.map(([unitPrice, units]) => ({ ...Object(row), unitPrice, units })) },
  };
}

const summed = (request: ContractRequest, amount: number, ...rows: readonly Row[]): Tried => [
  `amount ${amount} of ${rows.map((row) => row.join(" × ")).join(" + ")}`,
  withRows(request, amount, rows),
];

const taxed = (request: ContractRequest, percent: number): Tried => [
  `${percent} % of VAT`,
  withValue(request, ["body", "items", 0, "vatPercentage"], percent),
];

/**
 * The sum is made to fit. A price or a number of units at its limit is multiplied by nothing, and a sum below zero is made up for by another row.
 */
function keepSum(request: ContractRequest, spot: Spot): ContractRequest {
  const name = spotName(spot);
  const amount = valueAt(request, ["body", "amount"]);
  if (name === "body/amount") return Number.isInteger(amount) ? withRows(request, Number(amount), [[Number(amount), 1]]) : request;
  let kept = request;
  const row = Number(spot[2]);
  if (name === "body/items/*/unitPrice") kept = withValue(kept, ["body", "items", row, "units"], 0);
  if (name === "body/items/*/units") kept = withValue(kept, ["body", "items", row, "unitPrice"], 0);
  const rows = listAt(kept.body, "items").filter(isObject);
  const sum = rows.reduce((total, { unitPrice, units }) => total + Number(unitPrice) * Number(units), 0);
  if (!Number.isSafeInteger(sum) || rows.length === 0 || amount === undefined) return kept;
  if (sum >= 0) return withValue(kept, ["body", "amount"], sum);
  return { ...kept, body: { ...body(kept), amount: 0, items: [...rows, { ...rows[0], unitPrice: -sum, units: 1 }] } };
}

const ROW = { title: "Kirja", amount: "1", price: "10.00", vat: "0" };

function withOrder(request: ContractRequest, includeVat: 0 | 1, row: Readonly<Record<string, string>>): Tried {
  const { price: _price, orderDetails, ...rest } = body(request);
  const products = [{ ...ROW, ...row }];
  return [
    `includeVat ${includeVat}, ${JSON.stringify(row)}`,
    { ...request, body: { ...rest, orderDetails: { ...Object(orderDetails), includeVat: String(includeVat), products } } },
  ];
}

/** Another row makes up for whatever the changed one costs, with its VAT. */
function keepTotal(request: ContractRequest, spot: Spot): ContractRequest {
  const products = valueAt(request, ["body", "orderDetails", "products"]);
  if (!spotName(spot).startsWith("body/orderDetails/products/*/") || !Array.isArray(products)) return request;
  const negative = products.filter(isObject).reduce((sum, { price, amount }) => sum + Math.max(0, -Number(price) * Number(amount) || 0), 0);
  const more = { ...ROW, amount: "1000", price: String(Math.ceil(negative / 500) + 1) };
  return withValue(request, ["body", "orderDetails", "products"], [...products, more]);
}
