import { describe, expect, it } from "vitest";
import { bytesWithPlaces, type PlacedBytes, withoutJsonEscapes, withoutPercentEncoding } from "./placed-bytes.ts";

/** Bytes as text of one character each, and where each comes from. */
const shown = ({ bytes, starts, ends }: PlacedBytes) => [
  String.fromCharCode(...bytes),
  [...starts].map((start, index) => [start, ends[index]]),
];
const places = (...widths: number[]) => {
  let at = 0;
  return widths.map((width) => [at, (at += width)]);
};

it("bytesWithPlaces gives every byte of a character the character's place", () => {
  expect(shown(bytesWithPlaces("a\x7fä😀"))).toStrictEqual([
    "a\x7f\xc3\xa4\xf0\x9f\x98\x80",
    [[0, 1], [1, 2], ...Array.from({ length: 2 }, () => [2, 3]), ...Array.from({ length: 4 }, () => [3, 5])],
  ]);
});

describe("withoutPercentEncoding", () => {
  it.each([
    ["%41b", "Ab", places(3, 1)],
    ["%c3%A4", "\xc3\xa4", places(3, 3)],
    ["%4", "%4", places(1, 1)],
    ["%", "%", places(1)],
    ["%g1", "%g1", places(1, 1, 1)],
    ["%1g", "%1g", places(1, 1, 1)],
    ["%%41", "%A", places(1, 3)],
  ])("turns %j into %j", (text, bytes, at) => {
    expect(shown(withoutPercentEncoding(bytesWithPlaces(text)))).toStrictEqual([bytes, at]);
  });
});

describe("withoutJsonEscapes", () => {
  const repeated = (times: number, place: readonly number[]) => Array.from({ length: times }, () => place);
  it.each<[string, string, readonly (readonly number[])[]]>([
    [String.raw`\u0041b`, "Ab", places(6, 1)],
    [String.raw`\u00E4`, "\xc3\xa4", repeated(2, [0, 6])],
    [String.raw`\ud83d\ude00x`, "\xf0\x9f\x98\x80x", [...repeated(4, [0, 12]), [12, 13]]],
    [String.raw`\ud800\udc00`, "\xf0\x90\x80\x80", repeated(4, [0, 12])],
    [String.raw`\udbff\udfff`, "\xf4\x8f\xbf\xbf", repeated(4, [0, 12])],
    // Halves that make no pair stand for themselves: U+FFFD when written in UTF-8.
    [String.raw`\ud83dx`, "\xef\xbf\xbdx", [...repeated(3, [0, 6]), [6, 7]]],
    [String.raw`\ud83d\u0041`, "\xef\xbf\xbdA", [...repeated(3, [0, 6]), [6, 12]]],
    [String.raw`\ud83d\ue000`, "\xef\xbf\xbd\xee\x80\x80", [...repeated(3, [0, 6]), ...repeated(3, [6, 12])]],
    [String.raw`\udc00\udc00`, "\xef\xbf\xbd\xef\xbf\xbd", [...repeated(3, [0, 6]), ...repeated(3, [6, 12])]],
    [String.raw`\u0041\udc00`, "A\xef\xbf\xbd", [[0, 6], ...repeated(3, [6, 12])]],
    [String.raw`\ud7ff\udc00`, "\xed\x9f\xbf\xef\xbf\xbd", [...repeated(3, [0, 6]), ...repeated(3, [6, 12])]],
    [String.raw`\/\"\\`, '/"\\', places(2, 2, 2)],
    [String.raw`\b\t\n\f\r`, "\b\t\n\f\r", places(2, 2, 2, 2, 2)],
    [String.raw`\u004`, "u004", places(2, 1, 1, 1)],
    [String.raw`\u00g1`, "u00g1", places(2, 1, 1, 1, 1)],
    [String.raw`\ug041`, "ug041", places(2, 1, 1, 1, 1)],
    [String.raw`x\u0041\a1234`, "xAa1234", places(1, 6, 2, 1, 1, 1, 1)],
    ["\\", "\\", places(1)],
    ["au0041", "au0041", places(1, 1, 1, 1, 1, 1)],
  ])("turns %j into %j", (text, bytes, at) => {
    expect(shown(withoutJsonEscapes(bytesWithPlaces(text)))).toStrictEqual([bytes, at]);
  });
});

it("escapes within escapes keep the place of the outermost", () => {
  expect(shown(withoutPercentEncoding(withoutJsonEscapes(bytesWithPlaces(String.raw`x\u00254\u0031y`))))).toStrictEqual([
    "xAy",
    places(1, 13, 1),
  ]);
});
