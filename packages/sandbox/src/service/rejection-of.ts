import { documentedRejection, type OperationDescription, type Rejection } from "@maksu/service-front";
import type { Rejected } from "../domain/rules/rejected.ts";
import { DECLINED } from "../domain/cards/test-cards.ts";
import { RULES } from "../domain/rules/rules.ts";

/** The response to a request that a rule rejects: the description's example, or a message of the sandbox's own. */
export function rejectionOf({ rejected: { rule, reason, example } }: Rejected, operation: OperationDescription): Rejection {
  if (example !== undefined) return { ...documentedRejection(operation, example, reason), rule };
  const { response = "invalid request" } = RULES[rule];
  if (response === "invalid request") return { status: 400, rule, reason, details: [reason] };
  if ("message" in response) return { status: response.status, rule, reason, body: { status: "error", message: response.message } };
  const rejection = { ...documentedRejection(operation, response.example, reason, response.status), rule };
  return rule === "tokenPayment.decline" ? { ...rejection, body: declined() } : rejection;
}

/** The description's example has a code after which nobody may try again; the test card's may be retried. */
const declined = (): object => ({
  status: "error",
  message: "Failed to create token payment.",
  acquirerResponseCode: DECLINED.code,
  acquirerResponseCodeDescription: DECLINED.description,
});
