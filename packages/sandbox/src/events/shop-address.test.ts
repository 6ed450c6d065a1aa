import { expect, test } from "vitest";
import { forwarded, missingMap, reachedAt } from "./shop-address.ts";

const map = { "https://shop.example.com": "http://127.0.0.1:8080", "http://Other.example:8000/": "http://127.0.0.1:8081/" };

test.each([
  { url: "https://shop.example.com/paid?a=1%20#x", want: "http://127.0.0.1:8080/paid?a=1%20#x" },
  { url: "http://other.example:8000/", want: "http://127.0.0.1:8081/" },
  { url: "http://shop.example.com/paid", want: "http://shop.example.com/paid" },
  { url: "https://shop.example.com:8443/paid", want: "https://shop.example.com:8443/paid" },
  { url: "https://shop.example.com.evil.example/", want: "https://shop.example.com.evil.example/" },
])("$url is reached at $want", ({ url, want }) => {
  expect(reachedAt(url, map)).toBe(want);
});

test("a request brings its own host along, and its body", async () => {
  const request = new Request("https://shop.example.com/report", { method: "POST", headers: { signature: "s" }, body: "rows" });
  const sent = forwarded(request, map);
  expect(sent.url).toBe("http://127.0.0.1:8080/report");
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    signature: "s",
    host: "shop.example.com",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "shop.example.com",
    "x-forwarded-port": "443",
    "x-forwarded-proto": "https",
  });
  expect(await sent.text()).toBe("rows");
});

test.each([
  { url: "https://shop.example.com/callback", state: "blocked", want: "--map https://shop.example.com=http://127.0.0.1:8080" },
  {
    url: "https://localhost:3000/callback",
    state: "waiting",
    failure: "TLS failed",
    want: "--map https://localhost:3000=http://localhost:3000",
  },
  { url: "http://localhost:3000/callback", state: "waiting", failure: "no server listens there", want: undefined },
  { url: "https://localhost:3000/callback", state: "waiting", failure: "the connection broke", want: undefined },
  { url: "no url", state: "given up", want: undefined },
])("of $url that is $state, the missing option is $want", ({ url, want, ...event }) => {
  expect(missingMap(url, event)).toBe(want);
});
