import { describe, expect, it } from "vitest";
import { requireSecureUrl } from "./secure-url.ts";
import { signingError } from "../testing/signing-error.ts";

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
  ])("takes %s", (url) => {
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

  it.each(["", "/path", "https://", "http://127.0.0.256/", "no url"])("rejects %j, which is no URL", (url) => {
    expect(() => requireSecureUrl("url", url)).toThrow(signingError("url-invalid", "url"));
  });
});
