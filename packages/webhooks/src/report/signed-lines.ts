/**
 * Whether a line of the body is a signed parameter, `checkout-name:value`. A customer has such lines with their signature, in the address that
 * leads back from a payment. Posted as a body, or as headers and a body, they have the same signature, and a CSV file may well look like that.
 */
export function hasSignedLine(body: Uint8Array): boolean {
  for (let start = 0; start !== -1; start = nextLine(body, start)) if (isSignedLine(body, start)) return true;
  return false;
}

const [LF, COLON] = [0x0a, 0x3a] as const;
const PREFIX = new TextEncoder().encode("checkout-");

function isSignedLine(body: Uint8Array, start: number): boolean {
  if (PREFIX.some((byte, index) => body[start + index] !== byte)) return false;
  const colon = body.indexOf(COLON, start);
  const end = body.indexOf(LF, start);
  return colon !== -1 && (end === -1 || colon < end);
}

/** Where the next line starts; -1 when there is none. */
function nextLine(body: Uint8Array, start: number): number {
  const end = body.indexOf(LF, start);
  return end === -1 ? -1 : end + 1;
}
