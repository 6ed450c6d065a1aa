import type { Exchange, WireRequest } from "@maksu/service-front";
import { explain, type Explanation } from "@maksu/signing/explain";
import { type SignedMessages, signedMessages } from "./signed-messages.ts";
import type { RuleId } from "../../domain/rules/rules.ts";

export interface SignatureFault {
  readonly explanation: Explanation;
  readonly messages: SignedMessages;
}

/** Explaining hashes the body dozens of times. */
const LARGEST_BODY = 100_000;

/**
 * Finds the rule by which the front rejected a request, before those of its operation; and what is wrong with its signature.
 *
 * @param secretOf - returns the secret of the account that it names; empty if unknown
 */
export async function explainRejection(
  { reason, status, operationId, rule, code }: Exchange,
  { method, target, headers, body }: WireRequest,
  secretOf: () => string,
): Promise<{ readonly rule?: RuleId; readonly signature?: SignatureFault }> {
  // The rules of the operations name themselves.
  if (reason === undefined || rule !== undefined) return {};
  if (operationId === undefined) return { rule: "request.path" };
  if (status === 400) return { rule: "request.description" };
  // In the Merchant API, these codes stand for the 401 of the others.
  if (status !== 401 && code !== "invalid-signature" && code !== "invalid-api-name") return {};
  const secret = secretOf();
  if (secret === "" || code === "invalid-api-name") return { rule: "request.signature" };
  if (body.length > LARGEST_BODY) return {};
  try {
    const found = await explain({ message: { method, target, headers: [...headers], body }, secret, showBody: true });
    if (found.matches) return {};
    const { mistake, body: signed, ...explained } = found;
    const explanation: Explanation = {
      ...explained,
      ...(signed && { body: { length: signed.length, sha256: signed.sha256 } }),
      ...(mistake && { mistake: { name: mistake.name, text: mistake.text } }),
    };
    return { rule: "request.signature", signature: { explanation, messages: signedMessages(found) } };
  } catch {
    return { rule: "request.signature" };
  }
}
