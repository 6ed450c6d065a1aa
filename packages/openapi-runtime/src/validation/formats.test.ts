import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { date, dateOrDateTime, dateTime, finnishReference, uri } from "./formats.ts";

describe("date", () => {
  it.each([
    ["2026-11-21", true],
    ["2024-02-29", true],
    ["2026-02-29", false],
    ["2000-02-29", true],
    ["1900-02-29", false],
    ["2026-04-31", false],
    ["2026-12-31", true],
    ["2026-00-10", false],
    ["2026-13-01", false],
    ["2026-01-00", false],
    ["2026-1-1", false],
    ["26-01-01", false],
    ["02026-01-01", false],
    ["2026-01-01T00:00:00Z", false],
    [" 2026-01-01", false],
    ["2026-01-01\n", false],
    ["２026-01-01", false],
    ["", false],
  ])("of %j is %s", (text, want) => {
    expect(date(text)).toBe(want);
  });

  it("accepts exactly the days of the calendar", () => {
    const digits = (length: number, max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, "0"));
    fc.assert(
      fc.property(digits(4, 9999), digits(2, 14), digits(2, 33), (year, month, day) => {
        const moment = new Date(0);
        moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
        const exists = moment.toISOString().startsWith(`${year}-${month}-${day}T`);
        expect(date(`${year}-${month}-${day}`)).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("dateTime", () => {
  it.each([
    ["2026-11-21T12:00:00Z", true],
    ["2026-11-21T12:00:00.000Z", true],
    ["2026-11-21T12:00:00.123456789Z", true],
    ["2026-11-21t12:00:00Z", false],
    ["2026-11-21T12:00:00z", false],
    ["2026-11-21 12:00:00Z", false],
    ["2026-11-21\u00a012:00:00Z", false],
    ["2026-11-21T14:00:00+02:00", true],
    ["2026-11-21T14:00:00+0200", true],
    ["2026-11-21T14:00:00+02", true],
    ["2026-11-21T14:00:00-23:59", true],
    ["2026-11-21T14:00:00+02:", false],
    ["2026-11-21T14:00:00+2:00", false],
    ["2026-11-21T14:00:00+24:00", false],
    ["2026-11-21T14:00:00+02:60", false],
    ["2026-11-21T14:00:00", false],
    ["2026-11-21T14:00Z", false],
    ["2026-11-21T24:00:00Z", false],
    ["2026-11-21T23:60:00Z", false],
    ["2026-11-21T12:00:00.Z", false],
    ["2026-11-21T12:00:00,5Z", false],
    ["2026-02-30T12:00:00Z", false],
    ["2026-11-21", false],
    ["T12:00:00Z", false],
    ["2026-11-21T12:00:00Z ", false],
    ["2026-11-21TT12:00:00Z", false],
    ["", false],
  ])("of %j is %s", (text, want) => {
    expect(dateTime(text)).toBe(want);
  });

  it.each([
    ["2016-12-31T23:59:60Z", true],
    ["2016-12-31T23:59:60.5Z", true],
    ["2017-01-01T01:59:60+02:00", true],
    ["2016-12-31T15:59:60-08:00", true],
    ["2017-01-01T05:29:60+05:30", true],
    ["2016-12-31T23:58:60Z", false],
    ["2016-12-31T22:59:60Z", false],
    ["2016-12-31T23:59:60+02:00", false],
    ["2016-12-31T23:59:61Z", false],
    ["2017-01-01T24:59:60+01:00", false],
  ])("accepts a leap second at the end of a UTC day only: %j: %s", (text, want) => {
    expect(dateTime(text)).toBe(want);
  });

  it("accepts what Date writes", () => {
    const moments = fc.date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(dateTime(moment.toISOString())).toBe(true);
      }),
    );
  });
});

describe("dateOrDateTime", () => {
  it.each([
    ["2026-11-21", true],
    ["2026-11-21T12:00:00", true],
    ["2026-11-21T12:00:00.000", true],
    ["2026-11-21 12:00:00", false],
    ["2026-11-21t12:00:00", false],
    ["2026-11-21T12:00:00Z", true],
    ["2026-11-21T14:00:00+02:00", true],
    ["2026-02-30", false],
    ["2026-02-30T12:00:00", false],
    ["2026-11-21T24:00:00", false],
    ["2026-11-21T12:00", false],
    ["2026-11-21T", false],
    ["2026-11-21Z", false],
    ["2026-11-21T12:00:00ZZ", false],
    ["2026-11-21T12:00:00+02:00Z", false],
    ["21.11.2026", false],
    ["", false],
  ])("of %j is %s", (text, want) => {
    expect(dateOrDateTime(text)).toBe(want);
  });
});

describe("uri", () => {
  it.each([
    ["https://shop.example.com/paid?order=1#top", true],
    ["mailto:aino@example.com", true],
    ["urn:uuid:0f0e0d0c-0b0a-0908-0706-050403020100", true],
    ["//shop.example.com/paid", false],
    ["/paid", false],
    ["shop.example.com", false],
    ["https://", false],
    ["https://shop example.com/", false],
    ["https:", false],
    [" https://shop.example.com/", false],
    ["1https://shop.example.com/", false],
    ["", false],
  ])("of %j is %s", (text, want) => {
    expect(uri(text)).toBe(want);
  });
});

/** Published reference numbers. */
const BANK_UTILS = "vkomulai/finnish-bank-utils at b660a75, tests; Finance Finland's description of the standard";
const CREATED_PAYMENTS = "bank references in published responses to createPayment";

const references: readonly { readonly text: string; readonly valid: boolean; readonly source: string }[] = [
  { text: "12344", valid: true, source: BANK_UTILS },
  { text: "1234561", valid: true, source: BANK_UTILS },
  { text: "1234567123456784", valid: true, source: BANK_UTILS },
  { text: "1511890656", valid: true, source: BANK_UTILS },
  { text: "559582243294671", valid: true, source: BANK_UTILS },
  { text: "3222190631525115", valid: true, source: BANK_UTILS },
  { text: "1231180652526617", valid: true, source: BANK_UTILS },
  { text: "01030100067175800018", valid: true, source: BANK_UTILS },
  { text: "3004101416423555", valid: true, source: BANK_UTILS },
  { text: "77584747906474893225", valid: true, source: BANK_UTILS },
  { text: "8230247567", valid: true, source: CREATED_PAYMENTS },
  { text: "6248669867", valid: true, source: CREATED_PAYMENTS },
  { text: "809759248", valid: true, source: CREATED_PAYMENTS },
  { text: "", valid: false, source: BANK_UTILS },
  { text: "123", valid: false, source: BANK_UTILS },
  { text: "123456789012345678901", valid: false, source: BANK_UTILS },
  { text: "1234560", valid: false, source: BANK_UTILS },
  // ISO 11649 creditor references are another standard, valid or not.
  { text: "RF341234561", valid: false, source: BANK_UTILS },
  { text: "RF601511890656", valid: false, source: BANK_UTILS },
  { text: "RF031030100067175800018", valid: false, source: BANK_UTILS },
  { text: "RF7677584747906474893225", valid: false, source: BANK_UTILS },
  { text: "RF12345", valid: false, source: BANK_UTILS },
  { text: "RF97C2H5OH", valid: false, source: BANK_UTILS },
];

describe("finnishReference", () => {
  it.each(references)("of $text is $valid", ({ text, valid }) => {
    expect(finnishReference(text)).toBe(valid);
  });

  it.each(["1 2344", "12 344", "12344 ", "+12344", "1234.4", "१२३४४"])("accepts only digits, not %j", (text) => {
    expect(finnishReference(text)).toBe(false);
  });

  it("accepts one check digit for each base of 3 to 19 digits", () => {
    const bases = fc.stringMatching(/^[0-9]{3,19}$/);
    fc.assert(
      fc.property(bases, (base) => {
        const valid = [..."0123456789"].filter((check) => finnishReference(base + check));
        // The weighted sum of all digits, with weight 1 for the check digit, is a multiple of ten.
        const sum = [...base].reduce((total, digit, index) => total + Number(digit) * ([7, 3, 1][(base.length - 1 - index) % 3] ?? 0), 0);
        expect(valid).toStrictEqual([String((sum * 9) % 10)]);
      }),
    );
  });

  it("detects any single wrong digit", () => {
    const typing = fc.record({ place: fc.nat({ max: 15 }), off: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(typing, ({ place, off }) => {
        const digits = [..."1234567123456784"];
        digits[place] = String((Number(digits[place]) + off) % 10);
        expect(finnishReference(digits.join(""))).toBe(false);
      }),
    );
  });
});
