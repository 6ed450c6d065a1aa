import { expect, test } from "vitest";
import { shopAddress } from "./program.ts";

const map = { "https://shop.example.com": "http://shop:8080" };
const forwarded = { host: "shop.example.com", "x-forwarded-proto": "https" };

test.each([
  { url: "http://127.0.0.1:8080/paid?a=1", want: { url: "http://127.0.0.1:8080/paid?a=1", headers: {} } },
  { url: "https://shop.example.com/paid?a=1", want: { url: "http://shop:8080/paid?a=1", headers: expect.objectContaining(forwarded) } },
  { url: "shop.example.com/paid", want: { url: "http://shop:8080/paid", headers: expect.objectContaining(forwarded) } },
  { url: "http://named.example.com/", want: { url: "http://named.example.com/", headers: {} } },
  { url: "http://shop.example.com/", want: undefined },
  { url: "http://192.0.2.1/", want: undefined },
  { url: "file:///etc/passwd", want: undefined },
])("a request to $url goes to $want.url", ({ url, want }) => {
  expect(shopAddress(url, map, ["named.example.com"])).toEqual(want);
});
