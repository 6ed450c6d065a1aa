import {
  type AcceptedRequest,
  type Clock,
  exampleNamed,
  type OperationDescription,
  type ResponseDraft,
  transactionIdIn,
} from "@maksu/service-front";

/** Payments that were created, so that `getPayment` returns them. */
export interface CreatedPayments {
  /** Keeps a payment, if the request created one. */
  keep(accepted: AcceptedRequest, response: ResponseDraft): void;
  /** Returns the payment that a request asks for. */
  find(accepted: AcceptedRequest): ResponseDraft | undefined;
}

/** The most payments that are kept. */
const MOST_PAYMENTS = 10_000;

/** The example of a payment that has been created and not paid. */
const NEW_PAYMENT = "new";

/** Remembers the newest payments of each account: the description's example of a new payment, with the values of request and response put in. */
export function rememberPayments(operations: ReadonlyMap<string, OperationDescription>, clock: Clock): CreatedPayments {
  const description = operations.get("getPayment");
  const example = description && exampleNamed(description, NEW_PAYMENT)?.body;
  const kept = new Map<string, object>();
  const keyOf = (account: string, id: unknown): string => `${account} ${String(id)}`;
  return {
    keep({ operationId, account, parts }, { status, body }) {
      const id = transactionIdIn(body);
      if (operationId !== "createPayment" || status !== 201 || id === undefined || typeof example !== "object" || example === null) return;
      const names = Object.keys(example);
      const values = { ...pick(body, names), ...pick(parts.body, names), createdAt: clock.now().toISOString() };
      kept.set(keyOf(account, id), { ...example, ...values });
      const [oldest] = kept.keys();
      if (kept.size > MOST_PAYMENTS && oldest !== undefined) kept.delete(oldest);
    },
    find({ operationId, account, parts }) {
      const body = operationId === "getPayment" ? kept.get(keyOf(account, parts.path["transactionId"])) : undefined;
      return body && { status: 200, headers: {}, body };
    },
  };
}

/** The request's `reference` is the merchant's, the response's another: requests win. */
const pick = (value: unknown, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => names.includes(name)));
