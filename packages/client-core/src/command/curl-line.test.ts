import { expect, it } from "vitest";
import type { WireRequest } from "../transport/transport.ts";
import { curlLine } from "./curl-line.ts";

const request = (over: Partial<WireRequest>): WireRequest => ({
  method: "POST",
  url: "https://api.example.com/a?b=c&d=e",
  headers: {},
  body: undefined,
  signal: new AbortController().signal,
  maxResponseBytes: 1,
  ...over,
});
const line = (over: Partial<WireRequest>): string => curlLine(request(over), '"$MAKSU_SECRET"').replaceAll(" \\\n  ", " ");

it("writes method, headers, body and URL as words of a shell", () => {
  const body = new TextEncoder().encode(`{"name":"Erja's £"}`);
  expect(line({ headers: { signature: "abc", empty: "" }, body })).toBe(
    `curl --silent --show-error --globoff --request POST --header 'signature: abc' --header 'empty;' --data-raw '{"name":"Erja'\\''s £"}' 'https://api.example.com/a?b=c&d=e'`,
  );
});

it.each([
  ["GET", ""],
  ["POST", "--header 'content-length: 0' "],
  ["DELETE", "--header 'content-length: 0' "],
])("a %s without a body", (method, sent) => {
  expect(line({ method })).toBe(`curl --silent --show-error --globoff --request ${method} ${sent}'https://api.example.com/a?b=c&d=e'`);
});

it("leaves the secret of Basic authentication to the shell", () => {
  const authorization = `Basic ${Buffer.from("it's me:s3cr3t:x").toString("base64")}`;
  const text = line({ method: "GET", headers: { authorization } });
  expect(text).toContain(`--user 'it'\\''s me:'"$MAKSU_SECRET" `);
  expect(text).not.toMatch(/s3cr3t|authorization/i);
});

it("keeps the signature of other schemes", () => {
  expect(line({ headers: { authorization: "ServiceMerchantAPI 1:abc=" } })).toContain(
    "--header 'authorization: ServiceMerchantAPI 1:abc='",
  );
});
