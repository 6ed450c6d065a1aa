/** Checks whether the mock server's response is the one that a request must get. */
import { successOf } from "@maksu/conformance/contract";
import type { ApiName } from "@maksu/mock-server";
import type { LocatedOperation } from "@maksu/openapi";
import type { WireResponse } from "../requests/exchange.ts";
import type { ContractContext } from "./contract-context.ts";
import { codeIn, statusOf } from "./error-code.ts";

/** Returns the first fault that makes a response differ from its description, whatever the status. */
function misshapen({ check }: ContractContext, operation: LocatedOperation, response: WireResponse): string | undefined {
  const [fault] = check(operation, response);
  return fault && `gets ${response.status} from the mock server, but ${fault}`;
}

export function accepted(
  context: ContractContext,
  operation: LocatedOperation,
  response: WireResponse,
  isSenderRejected: boolean,
): string | undefined {
  if (isSenderRejected) return unauthorized(context, operation, response);
  if (response.status === successOf(operation)) return misshapen(context, operation, response);
  return `is rejected by the mock server with ${reasonIn(response)}`;
}

export function rejected(
  context: ContractContext,
  operation: LocatedOperation,
  code: string | undefined,
  response: WireResponse,
  isSenderRejected: boolean,
): string | undefined {
  const given = codeIn(response.text);
  if (given !== undefined) context.provoked(operation.operationId, given);
  if (isSenderRejected) return unauthorized(context, operation, response);
  if (response.status < 400) return `is not rejected by the mock server, which returns ${response.status}`;
  const status = statusOf(operation, code);
  if (response.status === status && given === code) return misshapen(context, operation, response);
  return `is rejected by the mock server with ${reasonIn(response)}, not with ${[status, code].filter(Boolean).join(" ")}`;
}

/** The error code for a sender that the API does not know; absent where the HTTP status alone reports it. */
const UNKNOWN_SENDER: Readonly<Partial<Record<ApiName, string>>> = { merchant: "invalid-signature" };

const unknownSender = (
  { api }: ContractContext,
  operation: LocatedOperation,
): { readonly status: number; readonly code: string | undefined } => {
  const code = UNKNOWN_SENDER[api];
  return { status: code === undefined ? 401 : statusOf(operation, code), code };
};

/** Returns what is wrong with the response to an unknown sender; undefined when it is as described. */
export function unauthorized(context: ContractContext, operation: LocatedOperation, response: WireResponse): string | undefined {
  const { status, code } = unknownSender(context, operation);
  if (response.status === status && codeIn(response.text) === code) return misshapen(context, operation, response);
  return `gets ${reasonIn(response)} from the mock server, not ${[status, code].filter(Boolean).join(" ")}`;
}

const reasonIn = ({ status, text }: WireResponse): string => `${status} ${codeIn(text) ?? text.slice(0, 160)}`.trim();
