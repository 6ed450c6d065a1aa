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
export function explanationText({ scheme, matches, lines, body, received, mistake, gaveUp, notes = [] }: Explanation): string {
  return [
    `Scheme     ${SCHEMES[scheme]}`,
    `Received   ${visible(received)}`,
    `Message    ${indented(lines.replace(/\n$/, ""))}`,
    ...(body === undefined ? [] : [`Body       ${body.length} bytes, SHA-256 ${body.sha256}`]),
    ...(body?.text === undefined ? [] : [`           ${indented(body.text)}`]),
    `Result     ${visible(received === "none" ? "the message has no signature." : resultOf(matches, mistake, gaveUp))}`,
    ...notes.map((note) => `Note       ${note}`),
    "",
  ].join("\n");
}

/** Indents lines, so that none looks like a label of ours. */
const indented = (text: string): string => text.split("\n").map(visible).join("\n           ");

/** Escapes characters that would move the cursor, change colours or the text direction of a terminal: the message may come from anybody. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

function resultOf(matches: boolean, mistake: Explanation["mistake"], gaveUp: Explanation["gaveUp"]): string {
  if (matches) return "the signature matches.";
  if (mistake !== undefined) return `it does not match: ${mistake.text} (${mistake.name}).`;
  if (gaveUp) return "it does not match. The message has too many parameters to try every mistake; none of those tried produces it.";
  return "it does not match, and no known mistake produces it. The secret may be wrong, or the message was changed on its way.";
}
