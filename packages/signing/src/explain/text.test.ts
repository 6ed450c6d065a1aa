import { expect, it } from "vitest";
import type { Explanation } from "./explain.ts";
import { explanationText } from "./text.ts";

const base: Explanation = {
  scheme: "checkout",
  matches: true,
  lines: "checkout-a:1\ncheckout-b:2\n",
  received: "9a4a7735… (64 characters)",
};

it("the text has everything that was found", () => {
  const body = { length: 2, sha256: "44136f", text: "{}" };
  const mistake = { name: "line-ends", text: "signed with CRLF between the lines" } as const;
  expect(explanationText({ ...base, matches: false, body, mistake })).toBe(
    `Scheme     Payment API, HMAC over checkout- parameters and body
Received   9a4a7735… (64 characters)
Message    checkout-a:1
           checkout-b:2
Body       2 bytes, SHA-256 44136f
           {}
Result     it does not match: signed with CRLF between the lines (line-ends).
`,
  );
});

it.each([
  ["basic", "Legacy API, Basic authentication"],
  ["merchant", "Merchant API, HMAC over five lines"],
  ["receipt", "Legacy API, receipt"],
  ["refund-notification", "Merchant API, refund notification"],
] as const)("the text names the scheme %s", (scheme, name) => {
  expect(explanationText({ ...base, scheme, lines: "x" })).toBe(
    `Scheme     ${name}\nReceived   9a4a7735… (64 characters)\nMessage    x\nResult     the signature matches.\n`,
  );
});

it("the text says that the message has no signature", () => {
  expect(explanationText({ ...base, matches: false, received: "none" })).toContain("\nResult     the message has no signature.\n");
});

it("the text says that no known mistake gives the signature", () => {
  expect(explanationText({ ...base, matches: false })).toContain(
    "\nResult     it does not match, and no known mistake produces it. The secret",
  );
});

it("the text escapes control characters", () => {
  const { length, sha256 } = { length: 1, sha256: "x" };
  const text = explanationText({ ...base, lines: "a\u001bb\u202ec\ud800d\u{e0001}\n", body: { length, sha256, text: "\u2028\0" } });
  expect(text).toContain(String.raw`Message    a\u{1b}b\u{202e}c\u{d800}d\u{e0001}`);
  expect(text).toContain(String.raw`           \u{2028}\u{0}`);
});
