import { describe, expect, it } from "vitest";
import { likelyUserName, userName } from "./basic-credentials.ts";

const base64 = (text: string, encoding: BufferEncoding = "utf8"): string => Buffer.from(text, encoding).toString("base64");

describe("userName", () => {
  it.each([
    ["13466:secret", base64("13466:secret"), "13466"],
    ["a secret with colons and line ends", base64("13466:a:b\nc:d"), "13466"],
    ["an empty name", base64(":secret"), ""],
    ["a byte order mark, which is a part of the name", base64("\ufeff13466:secret"), "\ufeff13466"],
  ])("is found in %s", (_what, credentials, want) => {
    expect(userName(credentials)).toBe(want);
  });

  it.each([
    ["no base64", "13466:secret"],
    ["no padding", base64("1346:secret").replace(/=+$/, "")],
    ["white space in it", ` ${base64("13466:secret")}`],
    ["bits left over", `${base64("13466:secre").slice(0, -2)}V=`],
    ["no colon", base64("13466")],
    ["no UTF-8", base64("1346ä:secret", "latin1")],
    ["nothing", ""],
  ])("is unknown for credentials with %s", (_what, credentials) => {
    expect(userName(credentials)).toBeUndefined();
  });
});

describe("likelyUserName", () => {
  it.each([
    [base64("13466:secret"), "13466"],
    [base64("1346ä:secret", "latin1"), "1346ä"],
    ["13466:secret", "13466"],
    ["13466", "13466"],
    ["13466:a\nb", "13466"],
  ])("is found in %s", (credentials, want) => {
    expect(likelyUserName(credentials)).toBe(want);
  });
});
