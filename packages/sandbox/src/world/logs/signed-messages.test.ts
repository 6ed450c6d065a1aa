import type { Explanation } from "@maksu/signing/explain";
import { expect, test } from "vitest";
import { type MessageText, signedMessages } from "./signed-messages.ts";

const LINES = "checkout-account:375917\ncheckout-method:POST\n";
const explained = (body: string, message?: string): Explanation => ({
  scheme: "checkout",
  matches: false,
  lines: LINES,
  body: { length: body.length, sha256: "", text: body },
  received: "none",
  mistake: { name: "body-reserialized", text: "", ...(message !== undefined && { message }) },
});
const text = ({ before, differing, after }: MessageText = { before: "", differing: "", after: "" }): string =>
  `${before}<${differing}>${after}`;

const BODY = `{"stamp": "ä",${" ".repeat(100)}"amount": 1}`;

test.each([
  {
    what: "in a header",
    given: explained(BODY, `checkout-account:375917\nCheckout-method:POST\n${BODY}`),
    expected: `checkout-account:375917\n<c>heckout-method:POST\n[${BODY.length} characters of the body]`,
    received: `checkout-account:375917\n<C>heckout-method:POST\n[${BODY.length} characters of the body]`,
    at: 24,
  },
  {
    what: "in the body, near which little is shown, in bytes",
    given: explained(BODY, `${LINES}{"stamp": "ä","amount":1}`),
    expected: `${LINES}{"stamp": "ä",< >${" ".repeat(23)}[${BODY.length - 38} characters of the body]`,
    received: `${LINES}{"stamp": "ä",<">amount":1}`,
    at: LINES.length + 15,
  },
  { what: "at the end", given: explained("{}", LINES), expected: `${LINES}<{>}`, received: `${LINES}<>`, at: LINES.length },
  {
    what: "in a character of two halves",
    given: explained("", LINES.replace("POST", "😀").replace("account", "account")),
    expected: "checkout-account:375917\ncheckout-method:<P>OST\n",
    received: "checkout-account:375917\ncheckout-method:<😀>\n",
    at: 40,
  },
])("messages differ $what", ({ given, expected, received, at }) => {
  const messages = signedMessages(given);
  expect([text(messages.expected), text(messages.received), messages.differsAt]).toEqual([expected, received, at]);
});

test("without a known mistake, the expected message is shown without its body", () => {
  expect(signedMessages(explained('{"secret":1}'))).toEqual({
    expected: { before: `${LINES}[12 characters of the body]`, differing: "", after: "" },
  });
});

test("tokens of cards are masked, and all else keeps its place", () => {
  const { expected } = signedMessages(explained('{"token":"abc","a":1}', `${LINES}{"token":"abc","a": 1}`));
  expect(text(expected)).toBe(`${LINES}{"token":"***","a":<1>}`);
});
