/** MD5 (RFC 1321), which receipts and Content-MD5 need and WebCrypto lacks. For the signature debugger alone: nothing is signed with it. */

interface Round {
  readonly mix: (b: number, c: number, d: number) => number;
  /** The word of the block that a step takes. */
  readonly word: (step: number) => number;
  readonly shifts: readonly number[];
}

const ROUNDS: readonly Round[] = [
  { mix: (b, c, d) => (b & c) | (~b & d), word: (step) => step, shifts: [7, 12, 17, 22] },
  { mix: (b, c, d) => (d & b) | (~d & c), word: (step) => 5 * step + 1, shifts: [5, 9, 14, 20] },
  { mix: (b, c, d) => b ^ c ^ d, word: (step) => 3 * step + 5, shifts: [4, 11, 16, 23] },
  { mix: (b, c, d) => c ^ (b | ~d), word: (step) => 7 * step, shifts: [6, 10, 15, 21] },
];

const BLOCK = 64;

/** Returns the 16 bytes of a message's hash. */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
  let [a, b, c, d] = state.map((word) => word | 0) as [number, number, number, number];
  for (let start = 0; start < blocks.byteLength; start += BLOCK) {
    const before = [a, b, c, d] as const;
    for (const [round, { mix, word, shifts }] of ROUNDS.entries())
      for (let step = 0; step < 16; step += 1) {
        const sine = Math.floor(Math.abs(Math.sin(16 * round + step + 1)) * 2 ** 32);
        const sum = (a + mix(b, c, d) + sine + blocks.getUint32(start + 4 * (word(step) % 16), true)) | 0;
        const shift = shifts[step % 4] ?? 0;
        [a, b, c, d] = [d, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0, b, c];
      }
    [a, b, c, d] = [(a + before[0]) | 0, (b + before[1]) | 0, (c + before[2]) | 0, (d + before[3]) | 0];
  }
  const hash = new DataView(new ArrayBuffer(16));
  for (const [index, word] of [a, b, c, d].entries()) hash.setInt32(4 * index, word, true);
  return new Uint8Array(hash.buffer);
}

/** The message, a bit, zeros, and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(BLOCK * Math.ceil((message.length + 9) / BLOCK));
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, 8n * BigInt(message.length), true);
  return view;
}
