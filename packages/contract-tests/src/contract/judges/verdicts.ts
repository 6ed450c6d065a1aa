/** Whether an answer of the mock server is what a request must get. */
import { messages, readXml } from "@maksu/legacy-client/xml";
import type { ApiName } from "@maksu/mock-server";
import type { BundledOperation } from "@maksu/bundle";
import type { WireAnswer } from "../requests/exchange.ts";
import { successOf } from "../requests/wire-request.ts";
import type { Court } from "./court.ts";
import { codeIn, statusOf } from "./error-code.ts";
import type { Exemption } from "./exemptions.ts";

/** Reads an answer in XML. */
const readXmlAnswer = (text: string, status: number): unknown =>
  readXml(text, status < 400 ? messages.createPayment201 : messages.createPayment400);

/** The first thing that makes an answer another one than described, whatever its verdict. */
function misshapen({ check, exempted }: Court, operation: BundledOperation, answer: WireAnswer): string | undefined {
  const isXml = answer.headers.get("content-type")?.startsWith("application/xml") ?? false;
  const faults = isXml ? check(operation, answer, (text) => readXmlAnswer(text, answer.status)) : check(operation, answer);
  const others = faults.filter((fault) => answer.status < 400 || !fault.startsWith("the header checkout-transaction-id must match format"));
  if (others.length < faults.length) exempted("a refusal repeats the transaction ID that it refuses");
  const [fault] = others;
  return fault && `is answered by the mock server with ${answer.status}, but ${fault}`;
}

export function accepted(
  court: Court,
  operation: BundledOperation,
  answer: WireAnswer,
  exemption: Exemption | undefined,
): string | undefined {
  if (answer.status === successOf(operation) || isExempt(court, answer, exemption)) return misshapen(court, operation, answer);
  return `is refused by the mock server with ${reasonIn(answer)}`;
}

export function refused(
  court: Court,
  operation: BundledOperation,
  code: string | undefined,
  answer: WireAnswer,
  exemption: Exemption | undefined,
): string | undefined {
  const given = codeIn(answer.text);
  if (given !== undefined) court.provoked(operation.operationId, given);
  if (answer.status < 400) return `is not refused by the mock server, which answers ${answer.status}`;
  const status = statusOf(operation, code);
  if ((answer.status === status && given === code) || isExempt(court, answer, exemption)) return misshapen(court, operation, answer);
  return `is refused by the mock server with ${reasonIn(answer)}, not with ${[status, code].filter(Boolean).join(" ")}`;
}

/** What each API answers a sender whom it does not know. */
const UNAUTHORIZED: Readonly<Record<ApiName, readonly [status: number, code?: string]>> = {
  payment: [401],
  merchant: [403, "invalid-signature"],
  legacy: [401],
};

/** What is wrong with the answer to a sender who does not know the secret. */
export function unauthorizedFaults({ api }: Court, answer: WireAnswer): readonly string[] {
  const [status, code] = UNAUTHORIZED[api];
  if (answer.status === status && codeIn(answer.text) === code) return [];
  return [`a wrong secret is answered by the mock server with ${reasonIn(answer)}, not with ${[status, code].filter(Boolean).join(" ")}`];
}

/** Whether the sender was refused where that is exempted. */
function isExempt({ api, exempted }: Court, { status, text }: WireAnswer, exemption: Exemption | undefined): boolean {
  const [unauthorized, code] = UNAUTHORIZED[api];
  if (!exemption || status !== unauthorized || codeIn(text) !== code) return false;
  exempted(exemption.reason);
  return true;
}

const reasonIn = ({ status, text }: WireAnswer): string => `${status} ${codeIn(text) ?? text.slice(0, 160)}`.trim();
