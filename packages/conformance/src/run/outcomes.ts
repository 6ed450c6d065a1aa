/** The statuses and errors that descriptions document, and why a run has not provoked one. */
import type { ApiName } from "@maksu/service-front";
import { type LocatedOperation, objectAt } from "@maksu/openapi";
import type { CheckedExchange } from "../check/difference.ts";

/** A documented status of an operation, or one of its errors, by the name of its example. */
export interface Outcome {
  readonly api: ApiName;
  readonly operationId: string;
  /** `default` for an error of any other status. */
  readonly status: string;
  readonly error?: string;
}

/** A documented outcome that no response had. */
export interface Unprovoked extends Outcome {
  readonly reason: string;
}

/** Outcomes that no caller can provoke alone, by what it takes. `npm run long -- contract` compares it with whole runs: what becomes provokable must leave it. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  "takes a payment that a customer has paid": ["merchant createRefund 202", "merchant listPayments 200", "merchant getPayment 200"],
  "takes a payment that has been refunded": ["merchant getRefund 200", "merchant cancelRefund 204"],
  "takes a settlement": ["merchant getSettlement 200", "payment requestPaymentReportBySettlementId 200"],
  "takes a server that knows sub-merchants; one operation stands for those with the same body":
    "createPayment payAndAddCard createMitCharge createMitAuthorizationHold createCitCharge createCitAuthorizationHold"
      .split(" ")
      .map((operationId) => `payment ${operationId} invalid-sub-merchant`),
};
/** By API, operation and status or error. */
export const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries(TAKES).flatMap(([reason, outcomes]) => outcomes.map((outcome) => [outcome, reason] as const)),
);

export function outcomesOf(api: ApiName, { operationId, responses }: LocatedOperation): readonly Outcome[] {
  return [...responses].flatMap(([status, { value }]): Outcome[] => {
    const errors = /^[23]/.test(status)
      ? []
      : Object.values(objectAt(value, "content")).flatMap((media) => Object.keys(objectAt(media, "examples")));
    return [
      ...(status === "default" ? [] : [{ api, operationId, status }]),
      ...[...new Set(errors)].map((error) => ({ api, operationId, status, error })),
    ];
  });
}

/** As the list of reasons names it. */
export const outcomeName = ({ api, operationId, status, error }: Outcome): string => [api, operationId, error ?? status].join(" ");

/** Creates what notes which of the documented outcomes were provoked. */
export function createOutcomes(documented: readonly Outcome[]) {
  const left = new Map(documented.map((outcome) => [outcomeName(outcome), outcome]));
  return {
    /** @param causes - the error that the request was about, which a response need not name */
    add({ api, operationId, status, error }: CheckedExchange, causes?: string): void {
      left.delete(outcomeName({ api, operationId, status: String(status) }));
      for (const name of [error, causes]) {
        const key = [api, operationId, name].join(" ");
        const { status: wanted } = left.get(key) ?? {};
        if (wanted === String(status) || (wanted === "default" && status >= 400)) left.delete(key);
      }
    },
    /** The outcomes that nothing has provoked, each with its reason: that of the list, or else of the run. */
    unprovoked: (reasonOf: (outcome: Outcome) => string): readonly Unprovoked[] =>
      [...left].map(([name, outcome]) => ({ ...outcome, reason: REASONS.get(name) ?? reasonOf(outcome) })),
  };
}
