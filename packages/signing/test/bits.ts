/** Single flipped bits. */

/** The bytes with one bit flipped, chosen by a number. */
export function flipBit(bytes: Uint8Array, choice: number): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  const index = (choice >>> 3) % bytes.length;
  flipped[index] = (flipped[index] ?? 0) ^ (1 << (choice & 7));
  return flipped;
}

/** The text with one bit of one UTF-16 unit flipped, chosen by a number. */
export function flipTextBit(text: string, choice: number): string {
  const index = (choice >>> 4) % text.length;
  return text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ (1 << (choice & 15))) + text.slice(index + 1);
}

/** Every text that differs from this one in a single bit of a UTF-16 unit. */
export function* everyFlippedBit(text: string): Generator<string> {
  for (let choice = 0; choice < text.length * 16; choice++) yield flipTextBit(text, choice);
}
