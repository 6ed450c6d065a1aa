import { describe, expect, it } from "vitest";
import { requireBaseUrl, requireSecureUrl } from "./secure-url.ts";
import { requireOptions, SERVICE_ADDRESS } from "./signing-options.ts";
import { signingError } from "../../test/signing-error.ts";

describe("requireSecureUrl", () => {
  it.each([
    "https://api.example.com/",
    "HTTPS://API.EXAMPLE.COM/",
    "http://localhost:4010/",
    "http://LOCALHOST/",
    "http://127.0.0.1/",
    "http://127.255.0.3:80/",
    "http://127.1/",
    "http://127.10.20.130/",
    "http://2130706433/",
    "http://[::1]:8080/",
    "http://[0:0:0:0:0:0:0:1]/",
  ])("accepts %s", (url) => {
    expect(requireSecureUrl("url", url).href).toBe(new URL(url).href);
  });

  it.each([
    "http://api.example.com/",
    "http://128.0.0.1/",
    "http://10.0.0.1/",
    "http://10.127.0.1/",
    "http://127.0.0.1x/",
    "http://[::127.0.0.1]/",
    "http://0.0.0.0/",
    "http://127.0.0.1.example.com/",
    "http://x127.0.0.1.example.com/",
    "http://localhost.example.com/",
    "http://notlocalhost/",
    "http://localhost@example.com/",
    "http://[::2]/",
    "http://[::ffff:a00:1]/",
    "ftp://localhost/",
    "file:///etc/hosts",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("rejects %s", (url) => {
    expect(() => requireSecureUrl("url", url)).toThrow(signingError("insecure-url", "url"));
  });

  it.each(["", "/path", "https://", "http://127.0.0.256/", "no url"])("rejects %j, which is not a URL", (url) => {
    expect(() => requireSecureUrl("url", url)).toThrow(signingError("url-invalid", "url"));
  });
});

describe("allowInsecureHosts", () => {
  it.each([
    ["http://mock:4010", ["mock"]],
    ["http://MOCK:4010", ["mock"]],
    ["http://mock", ["Mock"]],
    ["http://10.0.0.7:80", ["other", "10.0.0.7"]],
    ["http://[fd00::1]:4010", ["[fd00::1]"]],
    ["http://127.0.0.1:4010", []],
  ])("allows http to %s", (baseUrl, allowInsecureHosts) => {
    expect(requireBaseUrl({ baseUrl, allowInsecureHosts })).toBe(new URL(baseUrl).origin);
  });

  it.each([
    ["http://api.mock", ["mock"]],
    ["http://mock.example.com", ["mock"]],
    ["http://xmock", ["mock"]],
    ["http://mock.", ["mock"]],
    ["ftp://mock", ["mock"]],
    ["http://mock@example.com", ["mock"]],
  ])("does not allow http to %s", (baseUrl, allowInsecureHosts) => {
    expect(() => requireBaseUrl({ baseUrl, allowInsecureHosts })).toThrow(
      "baseUrl: must be https, or http to a loopback host or one of allowInsecureHosts",
    );
  });
});

describe("the option rule of allowInsecureHosts", () => {
  const { accepts } = SERVICE_ADDRESS.allowInsecureHosts;

  it.each<{ hosts: unknown }>([{ hosts: [] }, { hosts: ["mock"] }, { hosts: ["mock.internal", "10.0.0.7", "[fd00::1]"] }])(
    "accepts $hosts",
    ({ hosts }) => {
      expect(accepts(hosts)).toBe(true);
    },
  );

  it.each<{ hosts: unknown }>([
    { hosts: "mock" },
    { hosts: ["mock:4010"] },
    { hosts: ["http://mock"] },
    { hosts: ["mock/"] },
    { hosts: ["*"] },
    { hosts: ["mock", "a b"] },
    { hosts: [""] },
    { hosts: [7] },
    { hosts: ["mock?"] },
    { hosts: ["a@b"] },
  ])("rejects $hosts", ({ hosts }) => {
    expect(accepts(hosts)).toBe(false);
  });

  it.each<{ hosts: unknown; message: string }>([
    { hosts: "mock", message: "allowInsecureHosts: must be a list of host names without scheme and port, not a string" },
    { hosts: ["mock", "http://mock"], message: "allowInsecureHosts[1]: must be a host name without scheme and port" },
    { hosts: [7], message: "allowInsecureHosts[0]: must be a host name without scheme and port, not a number" },
  ])("names the element that is wrong: $hosts", ({ hosts, message }) => {
    const { allowInsecureHosts } = SERVICE_ADDRESS;
    expect(() => requireOptions({ allowInsecureHosts: hosts }, { allowInsecureHosts })).toThrow(
      expect.objectContaining({ code: "option-invalid", message }),
    );
  });
});
