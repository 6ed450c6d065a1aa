/** Whether an answer of the mock server is what a request must get. */
import type { ApiName } from "@maksu/mock-server";
import type { LocatedOperation } from "@maksu/openapi";
import type { WireAnswer } from "../requests/exchange.ts";
import { successOf } from "../requests/wire-request.ts";
import type { Court } from "./contract-context.ts";
import { codeIn, statusOf } from "./error-code.ts";

/** The first thing that makes an answer another one than described, whatever its verdict. */
function misshapen({ check, exempted }: Court, operation: LocatedOperation, answer: WireAnswer): string | undefined {
  const faults = check(operation, answer);
  const others = faults.filter((fault) => answer.status < 400 || !fault.startsWith("the header checkout-transaction-id must match format"));
  if (others.length < faults.length) exempted("a refusal repeats the transaction ID that it refuses");
  const [fault] = others;
  return fault && `is answered by the mock server with ${answer.status}, but ${fault}`;
}

export function accepted(court: Court, operation: LocatedOperation, answer: WireAnswer, isSenderRefused: boolean): string | undefined {
  if (isSenderRefused) return unauthorized(court, operation, answer);
  if (answer.status === successOf(operation)) return misshapen(court, operation, answer);
  return `is refused by the mock server with ${reasonIn(answer)}`;
}

export function refused(
  court: Court,
  operation: LocatedOperation,
  code: string | undefined,
  answer: WireAnswer,
  isSenderRefused: boolean,
): string | undefined {
  const given = codeIn(answer.text);
  if (given !== undefined) court.provoked(operation.operationId, given);
  if (isSenderRefused) return unauthorized(court, operation, answer);
  if (answer.status < 400) return `is not refused by the mock server, which answers ${answer.status}`;
  const status = statusOf(operation, code);
  if (answer.status === status && given === code) return misshapen(court, operation, answer);
  return `is refused by the mock server with ${reasonIn(answer)}, not with ${[status, code].filter(Boolean).join(" ")}`;
}

/** The code of the answer to a sender whom an API does not know. Without one, HTTP's own status says it. */
const UNKNOWN_SENDER: Readonly<Partial<Record<ApiName, string>>> = { merchant: "invalid-signature" };

const unknownSender = ({ api }: Court, operation: LocatedOperation): { readonly status: number; readonly code: string | undefined } => {
  const code = UNKNOWN_SENDER[api];
  return { status: code === undefined ? 401 : statusOf(operation, code), code };
};

/** What is wrong with the answer to a sender whom the API can't know; undefined when it is as described. */
export function unauthorized(court: Court, operation: LocatedOperation, answer: WireAnswer): string | undefined {
  const { status, code } = unknownSender(court, operation);
  if (answer.status === status && codeIn(answer.text) === code) return misshapen(court, operation, answer);
  const verb = answer.status < 400 ? "answered" : "refused";
  return `is ${verb} by the mock server with ${reasonIn(answer)}, not with ${[status, code].filter(Boolean).join(" ")}`;
}

const reasonIn = ({ status, text }: WireAnswer): string => `${status} ${codeIn(text) ?? text.slice(0, 160)}`.trim();
