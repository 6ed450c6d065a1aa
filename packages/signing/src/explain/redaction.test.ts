import { describe, expect, it } from "vitest";
import { secretHider } from "./redaction.ts";

const base64 = (text: string, encoding: BufferEncoding = "utf8"): string => Buffer.from(text, encoding).toString("base64");

describe("secretHider", () => {
  it.each([
    ["the secret", "secret1", "a secret1 b", "a [secret] b"],
    ["it in either case", "secret1", "a SECRET1 b", "a [secret] b"],
    [
      "several of it, in several writings, in their order",
      "secret1",
      `${base64("secret1")},secret1,%73ecret1,x`,
      "[secret],[secret],[secret],x",
    ],
    ["two next to each other", "secret1", "secret1secret1", "[secret][secret]"],
    ["two that overlap, once", "abab1abab1", "abab1abab1abab1", "[secret]"],
    ["hex", "secret1", Buffer.from("secret1").toString("hex"), "[secret]"],
    ["a part of longer base64 at each of the three places", "secret1", `.${base64("secret1")}.`, ".[secret]."],
    ["base64 after one byte, with the character that has bits of it too", "secret1", `.${base64("xsecret1")}.`, /^\.(?:e)?\[secret\]\.$/],
    ["base64 after two bytes", "secret1", `.${base64("xysecret1")}.`, /^\.(?:eH)?\[secret\]\.$/],
    ["base64 between other bytes", "secret12", `.${base64("xsecret12yz")}.`, /^\.\w{0,2}\[secret\]\w{0,4}=*\.$/],
    ["a secret with spaces around it, in the message without", " secret1\n", "a secret1 b", "a [secret] b"],
    ["ISO 8859-1", "säippua1", `.${base64("säippua1", "latin1")}.`, ".[secret]."],
    ["ISO 8859-1, percent-encoded", "säippua1", ".s%E4ippua1.", ".[secret]."],
    ["UTF-8, percent-encoded", "säippua1", ".s%C3%A4ippua1.", ".[secret]."],
    ["one escape within another", "se/cret1", String.raw`.se\u00252Fcret1.`, ".[secret]."],
    ["base64url", "??>>??>>", `.${Buffer.from("??>>??>>").toString("base64url")}.`, ".[secret]."],
    ["a space written as a plus", "se cret1", ".se+cret1.", ".[secret]."],
  ])("hides %s", (_what, secret, text, want) => {
    const hidden = secretHider(secret)(text);
    if (typeof want === "string") expect(hidden).toBe(want);
    else expect(hidden).toMatch(want);
  });

  it.each([
    ["nothing like it", "secret1", "an other text, %41, \\u0041"],
    ["a part of it", "secret1", "secret"],
    ["base64 of a part of it", "secret1", base64("xecret1")],
    ["hex of a secret too short for it", "abc", "616263"],
    ["base64 of a secret too short for it", "abc", base64("abc").toUpperCase()],
    ["ISO 8859-1 of text that has none", "sä😀1", "s\\ufffd1"],
    ["Latin-1 look-alikes of a secret beyond it", "Āa1b2", "\u0000a1b2"],
  ])("does not hide %s", (_what, secret, text) => {
    expect(secretHider(secret)(text)).toBe(text);
  });

  it("hides no more than the encoded secret", () => {
    const token = base64("secret1"); // c2VjcmV0MQ==
    expect(secretHider("secret1")(`"${token}", next`)).toBe('"[secret]", next');
    expect(secretHider("secret1")(`=${token}==`)).toBe("=[secret]==");
  });

  it("hides a secret of white space alone only as it is written", () => {
    expect(secretHider(" ")("a b")).toBe("a[secret]b");
  });
});
