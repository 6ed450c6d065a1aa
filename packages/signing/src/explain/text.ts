/** An explanation as text for people. */
import type { Explanation } from "./explain.ts";

const SCHEMES: Readonly<Record<Explanation["scheme"], string>> = {
  basic: "Legacy API, Basic authentication",
  checkout: "Payment API, HMAC over checkout- parameters and body",
  merchant: "Merchant API, HMAC over five lines",
  receipt: "Legacy API, receipt",
  "refund-notification": "Merchant API, refund notification",
};

/** The explanation in lines. */
export function explanationText({ scheme, matches, lines, body, received, mistake }: Explanation): string {
  const message = lines.replace(/\n$/, "").split("\n");
  return [
    `Scheme     ${SCHEMES[scheme]}`,
    `Received   ${received}`,
    `Message    ${message.join("\n           ")}`,
    ...(body === undefined ? [] : [`Body       ${body.length} bytes, SHA-256 ${body.sha256}`]),
    ...(body?.text === undefined ? [] : [body.text]),
    `Verdict    ${verdict(matches, mistake)}`,
    "",
  ].join("\n");
}

function verdict(matches: boolean, mistake: Explanation["mistake"]): string {
  if (matches) return "the signature matches.";
  if (mistake !== undefined) return `it does not match: ${mistake.text} (${mistake.name}).`;
  return "it does not match, and none of the usual mistakes gives it. The secret may be another one, or the message was changed on its way.";
}
