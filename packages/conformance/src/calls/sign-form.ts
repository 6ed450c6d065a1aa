/** Signs a form that the customer's browser sends (Payment API 2.0.0, operation 9): its signature is one of its fields. */
import { checkoutSignature } from "@maksu/signing";
import { type Caller, FORM } from "@maksu/service-front";
import type { CalledOperation } from "./operations.ts";

/** Whether an operation's signature is a field of its body: no header signs it. */
export const isSignedForm = ({ entry: { signedHeaders, requestMediaTypes } }: CalledOperation): boolean =>
  signedHeaders.length === 0 && requestMediaTypes.includes(FORM);

/** Replaces the fields of signing, in the form or the JSON object that the body is. A body that is neither stays as it is. */
export async function signForm(body: Uint8Array, contentType: string, { id, secret }: Caller): Promise<Uint8Array> {
  const text = new TextDecoder().decode(body);
  const isJson = /json/i.test(contentType);
  const given = isJson ? jsonFields(text) : [...new URLSearchParams(text)];
  if (given === undefined) return body;
  const own = [
    ["checkout-account", id],
    ["checkout-algorithm", "sha256"],
    ["checkout-method", "POST"],
    ["checkout-nonce", crypto.randomUUID()],
    ["checkout-timestamp", new Date().toISOString()],
  ] as const;
  const replaced = new Set<string>([...own.map(([name]) => name), "signature"]);
  const fields = [...own, ...given.filter(([name]) => !replaced.has(name))].map(([name, value]): [string, string] => [name, value]);
  const signature = await checkoutSignature({ parameters: fields.filter(([name]) => name.startsWith("checkout-")), secret });
  const signed: [string, string][] = [...fields, ["signature", signature]];
  const written = isJson
    ? JSON.stringify({ ...Object.fromEntries(signed), "checkout-account": Number(id) })
    : new URLSearchParams(signed).toString();
  return new TextEncoder().encode(written);
}

function jsonFields(text: string): [string, string][] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return Object.entries(value).map(([name, each]) => [name, String(each)]);
  } catch {
    return undefined;
  }
}
