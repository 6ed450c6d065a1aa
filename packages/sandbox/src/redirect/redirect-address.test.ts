import type { RequestOptions } from "node:http";
import https from "node:https";
import { describe, expect, test } from "vitest";
import { redirectedRequest, redirectedUrl } from "./redirect-address.ts";

const redirection = { hosts: new Set(["services.paytrail.com"]), target: new URL("http://127.0.0.1:4020") };

describe("redirectedUrl", () => {
  test.each<{ url: string; want: string | undefined }>([
    { url: "https://services.paytrail.com/payments?a=%20b&c=/", want: "http://127.0.0.1:4020/payments?a=%20b&c=/" },
    { url: "http://SERVICES.paytrail.com:8443//payments", want: "http://127.0.0.1:4020//payments" },
    { url: "https://services.paytrail.com.example.com/payments", want: undefined },
    { url: "https://example.com/?services.paytrail.com", want: undefined },
    { url: "https://services.paytrail.com@example.com/", want: undefined },
    { url: "/payments", want: undefined },
  ])("sends $url to $want", ({ url, want }) => {
    expect(redirectedUrl(redirection, url)).toBe(want);
  });
});

describe("redirectedRequest", () => {
  const callback = (): void => {};
  const agent = new https.Agent();
  const url = "https://services.paytrail.com/payments?a=1";
  const to = { protocol: "http:", hostname: "127.0.0.1", host: "127.0.0.1", port: 4020 };

  test.each<{ name: string; args: unknown[]; want: unknown[] | undefined }>([
    { name: "a URL as text", args: [url, callback], want: [{ ...to, path: "/payments?a=1" }, callback] },
    {
      name: "a URL and options, which replace its parts",
      args: [new URL(url), { method: "POST", path: "/other", agent }, callback],
      want: [{ ...to, method: "POST", path: "/other" }, callback],
    },
    {
      name: "options with a host, without a callback",
      args: [
        { host: "services.paytrail.com", port: 443, defaultPort: 443, lookup: callback, createConnection: callback, headers: { a: "b" } },
      ],
      want: [{ ...to, headers: { a: "b" } }],
    },
    {
      name: "options whose hostname replaces their host",
      args: [{ host: "example.com", hostname: "services.paytrail.com", agent: false }],
      want: [{ ...to, agent: false }],
    },
    { name: "another host", args: ["https://example.com", callback], want: undefined },
    { name: "a URL whose host the options replace", args: [url, { hostname: "example.com" }], want: undefined },
    { name: "no host", args: [{ port: 1 }], want: undefined },
    { name: "no URL", args: ["/payments"], want: undefined },
    { name: "no arguments", args: [], want: undefined },
  ])("maps $name", ({ args, want }) => {
    const redirected = redirectedRequest(redirection, args);
    expect(redirected === undefined ? undefined : [...redirected]).toEqual(
      want && [expect.objectContaining(want[0] as object), ...want.slice(1)],
    );
  });

  test("drops what is made for the host's own connection", () => {
    const [options] =
      redirectedRequest(redirection, [{ host: "services.paytrail.com", agent, lookup: callback, createConnection: callback }]) ?? [];
    expect(Object.keys(options as object).toSorted()).toEqual(["host", "hostname", "port", "protocol"]);
  });

  test.each<{ headers: RequestOptions["headers"]; want: unknown }>([
    { headers: { Host: "services.paytrail.com", host: "services.paytrail.com:443", signature: "s" }, want: { signature: "s" } },
    { headers: ["HOST", "services.paytrail.com", "signature", "host"], want: ["signature", "host"] },
  ])("drops the host's name from the headers $headers", ({ headers, want }) => {
    const [options] = redirectedRequest(redirection, [{ host: "services.paytrail.com", headers }]) ?? [];
    expect(options).toMatchObject({ host: "127.0.0.1" });
    expect((options as RequestOptions).headers).toEqual(want);
  });
});
