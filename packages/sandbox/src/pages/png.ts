/** Pictures in PNG, for shops that show no SVG: letters on a coloured square. */
import { crc32, deflateSync } from "node:zlib";

/** Pixels of a side. */
const SIZE = 64;
const RADIUS = 16;

/** Pixels of a dot of a letter, which is three dots wide and five high. */
const DOT = 6;

/** A letter's rows from the top, each the octal digit whose bits are its dots. */
const LETTERS: Readonly<Record<string, string>> = {
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  I: "72227",
  J: "11152",
  K: "55655",
  L: "44447",
  M: "57755",
  N: "65555",
  O: "25552",
  P: "65644",
  Q: "25563",
  R: "65655",
  S: "34216",
  T: "72222",
  U: "55557",
  V: "55552",
  W: "55775",
  X: "55255",
  Y: "55222",
  Z: "71247",
};

/** Red, green and blue of a hue, as dark as the squares of the SVG pictures. */
function colourOf(hue: number): readonly number[] {
  const [saturation, lightness] = [0.55, 0.36];
  return [0, 8, 4].map((channel) => {
    const turn = (channel + hue / 30) % 12;
    return Math.round(255 * lightness * (1 - saturation * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  });
}

/** Whether a pixel is within the square, whose corners are round. */
function isInSquare(x: number, y: number): boolean {
  const beyond = (at: number): number => Math.max(0, Math.abs(at + 0.5 - SIZE / 2) - (SIZE / 2 - RADIUS));
  return Math.hypot(beyond(x), beyond(y)) <= RADIUS;
}

/** The pixels of letters in the middle of the square. */
function inkOf(text: string): (x: number, y: number) => boolean {
  const letters = [...text].map((letter) => LETTERS[letter] ?? "00000");
  const left = (SIZE - (letters.length * 4 - 1) * DOT) / 2;
  const top = (SIZE - 5 * DOT) / 2;
  return (x, y) => {
    const [column, row] = [Math.floor((x - left) / DOT), Math.floor((y - top) / DOT)];
    const bits = Number(letters[Math.floor(column / 4)]?.[row] ?? 0);
    return column % 4 < 3 && ((bits >> (2 - (column % 4))) & 1) === 1;
  };
}

/** A part of a PNG file: its length, type, content and checksum. */
function chunk(type: string, content: Uint8Array): Buffer {
  const checked = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

/** Draws up to two letters, white on a square of a hue. Returns a PNG file. */
export function lettersAsPng(text: string, hue: number): Buffer {
  const ink = inkOf(text);
  const colour = [...colourOf(hue), 255];
  const rows: number[] = [];
  for (let y = 0; y < SIZE; y++) {
    // Each row begins with its filter: none.
    rows.push(0);
    for (let x = 0; x < SIZE; x++) rows.push(...(ink(x, y) ? [255, 255, 255, 255] : isInSquare(x, y) ? colour : [0, 0, 0, 0]));
  }
  // Width, height, eight bits a channel, red, green, blue and alpha.
  const header = Buffer.from([0, 0, 0, SIZE, 0, 0, 0, SIZE, 8, 6, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Uint8Array.from(rows))),
    chunk("IEND", new Uint8Array()),
  ]);
}
