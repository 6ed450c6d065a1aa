/**
 * Checks whether a line of the body is a signed parameter, `checkout-name:value`. A customer knows such lines and their signature from the
 * URL that leads back from a payment. Posted as a body, or as headers and a body, they have the same signature, and a CSV file may well
 * look like that.
 *
 * A line between quotes is part of a value, which the customer may have written: rejecting it would withhold the whole report from the
 * merchant. Accepting it is safe. No report has the signed parameters of other events as headers, so those of a redirect are in the body,
 * where the first one begins before any quote, however the values continue. JSON texts have no line breaks.
 */
export function hasSignedLine(body: Uint8Array): boolean {
  let quoted = false;
  let counted = 0;
  for (let start = 0; start !== -1; start = nextLine(body, start)) {
    if (!isSignedLine(body, start)) continue;
    for (; counted < start; counted++) if (body[counted] === QUOTE) quoted = !quoted;
    if (!quoted) return true;
  }
  return false;
}

const [LF, COLON, QUOTE] = [0x0a, 0x3a, 0x22] as const;
const PREFIX = new TextEncoder().encode("checkout-");

function isSignedLine(body: Uint8Array, start: number): boolean {
  if (PREFIX.some((byte, index) => body[start + index] !== byte)) return false;
  const end = body.indexOf(LF, start);
  return body.subarray(start, end === -1 ? undefined : end).includes(COLON);
}

/** Finds the start of the next line; -1 when there is none. */
function nextLine(body: Uint8Array, start: number): number {
  const end = body.indexOf(LF, start);
  return end === -1 ? -1 : end + 1;
}
