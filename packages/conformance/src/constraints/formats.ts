/** Values at the edges of each format: just inside and just outside. */

export interface Edges {
  readonly inside: readonly unknown[];
  readonly outside: readonly unknown[];
}

const INT32 = 2 ** 31;

export const FORMATS: Readonly<Record<string, Edges>> = {
  uuid: {
    inside: ["00000000-0000-1000-8000-00000000000a", "FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF"],
    outside: [
      "00000000-0000-1000-8000-00000000000",
      "00000000-0000-1000-8000-00000000000aa",
      "00000000-0000-1000-8000-00000000000g",
      "000000000000100080000000000000aa",
    ],
  },
  email: {
    inside: ["a@example.com", "maija.meikalainen+shop@mail.example.org"],
    outside: ["example.com", "@example.com", "maija@", "maija meikalainen@example.com"],
  },
  date: { inside: ["2024-02-29", "2026-12-31"], outside: ["2026-02-29", "2026-13-01", "2026-3-1", "01-03-2026", "2026-03-01T00:00:00Z"] },
  "date-time": {
    inside: ["2024-02-29T23:59:59Z", "2026-03-01T12:00:00.123+02:00"],
    outside: ["2026-02-29T12:00:00Z", "2026-03-01T24:00:00Z", "2026-03-01T12:00:00", "2026-03-01 12:00:00Z", "2026-03-01"],
  },
  "date-or-date-time": {
    inside: ["2024-02-29", "2024-02-29T23:59:59", "2026-03-01T12:00:00.123", "2024-02-29T23:59:59Z", "2026-03-01T12:00:00+02:00"],
    outside: ["2026-02-29", "2026-02-29T12:00:00", "2026-03-01T24:00:00", "2026-03-01T12:00", "2026-03-01 12:00:00", "01.03.2026", ""],
  },
  "finnish-reference": { inside: ["1009", "1232", "77584747906474893225"], outside: ["1008", "1233", "77584747906474893226"] },
  int32: { inside: [-INT32, INT32 - 1], outside: [-INT32 - 1, INT32] },
  int64: { inside: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], outside: [-(2 ** 64), 2 ** 63] },
};

/** Whether a text is a Finnish reference number: the last digit makes the sum over the weights 7, 3, 1 from the right a multiple of ten. */
export function isFinnishReference(text: string): boolean {
  const [check = 0, ...base] = [...text].map(Number).toReversed();
  return (base.reduce((sum, digit, index) => sum + digit * ([7, 3, 1][index % 3] ?? 0), 0) + check) % 10 === 0;
}
