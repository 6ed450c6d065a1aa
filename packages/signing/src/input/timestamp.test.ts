import { describe, expect, it } from "vitest";
import { signingError } from "../../test/signing-error.ts";
import { parseTimestamp } from "./freshness.ts";
import { merchantTimestamp } from "./timestamp.ts";

describe("merchantTimestamp", () => {
  it.each([
    ["2026-03-01T10:00:00.999Z", undefined, "2026-03-01T10:00:00+0000"],
    ["2026-03-01T10:00:00.000Z", "UTC", "2026-03-01T10:00:00+0000"],
    ["2026-03-01T22:30:00.000Z", "Europe/Helsinki", "2026-03-02T00:30:00+0200"],
    ["2026-07-01T09:00:00.000Z", "Europe/Helsinki", "2026-07-01T12:00:00+0300"],
    ["2026-03-29T00:59:59.000Z", "Europe/Helsinki", "2026-03-29T02:59:59+0200"],
    ["2026-03-29T01:00:00.000Z", "Europe/Helsinki", "2026-03-29T04:00:00+0300"],
    ["2026-01-01T00:00:00.000Z", "America/New_York", "2025-12-31T19:00:00-0500"],
    ["2026-01-01T00:00:00.000Z", "America/St_Johns", "2025-12-31T20:30:00-0330"],
    ["2026-01-01T00:00:00.000Z", "Asia/Kathmandu", "2026-01-01T05:45:00+0545"],
  ])("writes %s in %s as %s", (moment, zone, want) => {
    const written = merchantTimestamp(new Date(moment), zone);
    expect(written).toBe(want);
    expect(parseTimestamp(written)).toBe(Math.floor(Date.parse(moment) / 1000) * 1000);
  });

  it.each(["", "Mars/Olympus", "Europe/Helsinki\n", JSON.parse("5")])("rejects the zone %j", (zone) => {
    expect(() => merchantTimestamp(new Date(0), zone)).toThrow(signingError("time-zone-unknown", "timeZone"));
  });

  it.each(["0001-01-01T00:00:00+0000", "9998-12-31T23:59:59+0000"])("writes years of four digits: %s", (want) => {
    expect(merchantTimestamp(new Date(want.replace("+0000", "Z")))).toBe(want);
  });

  it.each([
    new Date(Number.NaN),
    new Date(8.64e15),
    new Date("0000-12-31T23:59:59Z"),
    new Date("9999-01-01T00:00:00Z"),
    JSON.parse('"2026-01-01"'),
    JSON.parse("0"),
  ])("rejects the date %s", (date) => {
    expect(() => merchantTimestamp(date)).toThrow(signingError("date-invalid", "date"));
  });
});

describe("parseTimestamp", () => {
  it.each([
    ["2026-03-01T12:00:00+0200", "2026-03-01T10:00:00.000Z"],
    ["2026-03-01T12:00:00+02:00", "2026-03-01T10:00:00.000Z"],
    ["2026-03-01T07:30:00-0230", "2026-03-01T10:00:00.000Z"],
    ["2026-03-01T10:00:00Z", "2026-03-01T10:00:00.000Z"],
    ["2026-03-01T10:00:00.5Z", "2026-03-01T10:00:00.500Z"],
    ["2026-03-01T10:00:00.123999Z", "2026-03-01T10:00:00.123Z"],
  ])("reads %s", (text, want) => {
    expect(new Date(parseTimestamp(text)).toISOString()).toBe(want);
  });

  it.each([
    "",
    "2026-03-01",
    "2026-03-01T10:00:00",
    "2026-03-01T10:00Z",
    "2026-13-01T10:00:00Z",
    "2026-03-01T10:00:00+02",
    "2026-03-01T10:00:00.Z",
    "2026-03-01T10:00:00+0x00",
    "2026-03-01T10:00:00+020",
    "2026-03-01T10:00:0000Z",
    "2026-03-01T10:00:00Z\n",
    " 2026-03-01T10:00:00Z",
    "2026-03-01T10:00:00 Z",
    "٢٠٢٦-03-01T10:00:00Z",
  ])("rejects %j", (text) => {
    expect(parseTimestamp(text)).toBeNaN();
  });
});
