/**
 * Text for property tests.
 *
 * @packageDocumentation
 */
import * as fc from "fast-check";

const SURROGATES = 0x800;
const LAST = 0x10_ffff;

/** Any character of Unicode. fast-check's own unit `binary` is the same, but takes a second to set up in each process. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST - SURROGATES })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + SURROGATES));

/** Any text of Unicode characters. */
export const anyText: fc.Arbitrary<string> = fc.string({ unit: anyCharacter });
