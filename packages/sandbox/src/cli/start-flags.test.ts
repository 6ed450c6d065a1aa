import { parseFlags } from "@maksu/signing/command-line";
import { expect, test, vi } from "vitest";
import { START_FLAGS, startOptions, startUsage } from "./start-flags.ts";

const read = (...args: readonly string[]): object => startOptions(parseFlags(args, START_FLAGS).values);

test.each<{ args: readonly string[]; want: object }>([
  { args: [], want: {} },
  { args: ["--port", "0", "--host", "0.0.0.0"], want: { port: 0, host: "0.0.0.0" } },
  { args: ["--store", "file:orders.db"], want: { store: "file:orders.db" } },
  { args: ["--seed", "orders", "--clock", "now"], want: { seed: "orders", clock: "running" } },
  { args: ["--clock", "2026-03-01T09:00:00Z"], want: { clock: "2026-03-01T09:00:00Z" } },
  { args: ["--keep", "payments=500, events=0,requests=1"], want: { keep: { payments: 500, events: 0, requests: 1 } } },
  { args: ["--allow-events-to", "shop, other", "--referee"], want: { allowEventsTo: ["shop", "other"], referee: true } },
  {
    args: ["--map", "https://a.example=http://127.0.0.1:1, https://b.example=http://127.0.0.1:2"],
    want: { map: { "https://a.example": "http://127.0.0.1:1", "https://b.example": "http://127.0.0.1:2" } },
  },
  { args: ["--front", "4443", "--offline"], want: { front: 4443, offline: true } },
  { args: ["--profile", "paytrail", "--public-url", "https://a.example"], want: { profile: "paytrail", publicUrl: "https://a.example" } },
])("$args are the options $want", ({ args, want }) => {
  expect(read(...args)).toEqual(want);
});

const LIMITS = "--keep: must be whole numbers for requests (at least 1), events, payments or moments, such as payments=500,events=1000";

test.each([
  { args: ["--port", "1e3"], message: '--port: must be a whole number from 0 to 65535, not "1e3"' },
  { args: ["--port", ""], message: "--port: must be a whole number" },
  { args: ["--clock", "yesterday"], message: '--clock: must be now, frozen, or a time in ISO 8601, not "yesterday"' },
  { args: ["--keep", "payments=-1"], message: `${LIMITS}, not "payments=-1"` },
  { args: ["--keep", "payments"], message: `${LIMITS}, not "payments"` },
  { args: ["--keep", "payments="], message: `${LIMITS}, not "payments="` },
  { args: ["--keep", "payments=5=6"], message: `${LIMITS}, not "payments=5=6"` },
  { args: ["--keep", "refunds=5"], message: `${LIMITS}, not "refunds=5"` },
  { args: ["--keep", "requests=0"], message: `${LIMITS}, not "requests=0"` },
  { args: ["--keep", ""], message: `${LIMITS}, not ""` },
  { args: ["--keep", "payments=5,payments=6"], message: "--keep: limits payments twice; give one limit of payments" },
  { args: ["--store", "mysql://localhost"], message: "--store: must be memory, file:PATH, or the URL of a PostgreSQL database" },
  { args: ["--profile", "other"], message: '--profile: must be paytrail, not "other"' },
  { args: ["--allow-events-to", "a,,b"], message: '--allow-events-to: must be a list of host names, not "a,,b"' },
  {
    args: ["--map", "https://a.example"],
    message: '--map: must be https://shop.example.com=http://127.0.0.1:8080, or several with commas, not "https://a.example"',
  },
  { args: ["--seeds", "no-such-file"], message: "--seeds: no-such-file does not exist" },
  { args: ["--faults", "src"], message: "--faults: src can't be read (EISDIR)" },
  { args: ["--public-url", "ftp://x"], message: "--public-url: must be an http(s) URL without user, query and fragment" },
  { args: ["--public-url", "http://user:hush@x"], message: "--public-url: must be an http(s) URL without user, query and fragment" },
  {
    args: ["--control-token", "hush\nhush"],
    message: "--control-token: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters",
  },
  { args: ["--control-token", "a".repeat(1001)], message: "--control-token: must be printable ASCII text" },
  { args: ["--public-url", "http:///x"], message: "--public-url: must be an http(s) URL without user, query and fragment, with a host" },
  { args: ["--store", "file:a\0b"], message: "--store: must be memory, file:PATH, or the URL of a PostgreSQL database, without control" },
  { args: ["--seeds", "a\0b"], message: "--seeds: a\0b is no path: it has a NUL" },
  { args: ["--host", "http://127.0.0.1"], message: "--host: must be the name or address of a host, without scheme and port" },
  { args: ["--clock", "frozen 1"], message: '--clock: must be now, frozen, or a time in ISO 8601, not "frozen 1"' },
  { args: ["--allowed-hosts", "a b"], message: '--allowed-hosts: must be a list of host names, not "a b"' },
])("$args are rejected: $message", ({ args, message }) => {
  expect(() => read(...args)).toThrow(message);
});

test("a URL with a password is not quoted", () => {
  expect(() => read("--public-url", "http://user:hush@x")).toThrow(/^(?!.*hush)/s);
});

test("a token of the environment that no header can hold is rejected by the name of its variable", () => {
  vi.stubEnv("MAKSU_SANDBOX_TOKEN", "hush\nhush");
  expect(() => read()).toThrow(
    /^MAKSU_SANDBOX_TOKEN: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters$/,
  );
  vi.unstubAllEnvs();
});

test("the usage names every flag", () => {
  for (const flag of Object.keys(START_FLAGS)) expect(startUsage()).toContain(`--${flag} `);
});
