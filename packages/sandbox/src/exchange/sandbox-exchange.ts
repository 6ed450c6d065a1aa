import type { Exchange, GateOutcome, RequestValues } from "@maksu/service-front";

/** A request and its response, as `onExchange` of a sandbox is called with. Holds no headers, body or query: they may hold secrets. */
export interface SandboxExchange extends Exchange {
  /** By the clock of its world. ISO 8601. Undefined, as the world, for a request that was rejected before it was read. */
  readonly at?: string;
  /** The name of its world. */
  readonly world?: string;
  /** The subject of the exchange, as far as the request and its response name it. */
  readonly about?: ExchangeSubject;
}

/** The subject of a request. */
export interface ExchangeSubject {
  /** Of the payment, refund, settlement, report or tokenization. */
  readonly id?: string;
  /** The merchant's reference or order number. */
  readonly reference?: string;
  /** Cents. */
  readonly amount?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const IDS = ["transactionId", "checkout-transaction-id", "requestId", "tokenizationId", "settlementId", "refundToken", "id"];
const REFERENCES = ["reference", "orderNumber"];
const AMOUNTS = ["amount", "totalAmount"];

/** Reads what a request was about: the response has the id of what was created, the request the merchant's own reference to it. */
export function subjectOf({ values, response }: Pick<GateOutcome, "values" | "response">): ExchangeSubject {
  const created = response.status < 300 ? fieldsOf(response.body) : {};
  const asked = askedIn(values);
  return subjectIn([created, asked], [asked, created]);
}

/** Reads what a request is about, before it has a response. */
export const askedSubject = (values: Partial<RequestValues> | undefined): ExchangeSubject =>
  subjectIn([askedIn(values)], [askedIn(values)]);

const askedIn = (values: Partial<RequestValues> | undefined): Fields => ({ ...values?.path, ...(Object(values?.body) as Fields) });

function subjectIn(ids: readonly Fields[], others: readonly Fields[]): ExchangeSubject {
  const id = first("string", IDS, ids);
  const reference = first("string", REFERENCES, others);
  const amount = first("number", AMOUNTS, others);
  return {
    ...(typeof id === "string" && { id }),
    ...(typeof reference === "string" && { reference }),
    ...(typeof amount === "number" && { amount }),
  };
}

const first = (type: "string" | "number", names: readonly string[], places: readonly Fields[]): unknown =>
  places.flatMap((fields) => names.map((name) => fields[name])).find((value) => typeof value === type);

/** The fields of a body; none of a list, of XML, and of one that a fault has corrupted. */
function fieldsOf(body: string): Fields {
  try {
    return Object(JSON.parse(body)) as Fields;
  } catch {
    return {};
  }
}
