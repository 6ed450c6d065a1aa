import { describe, expect, it } from "vitest";
import { lineEndVariants, reserializedVariants } from "./body-variants.ts";
import { secretWhiteSpace } from "./mistake.ts";

describe("lineEndVariants", () => {
  it("returns the variants that differ", () => {
    expect(lineEndVariants(" a\r\nb\nc\n")).toStrictEqual([
      { text: "with LF for every CRLF", body: " a\nb\nc\n" },
      { text: "with CRLF for every LF", body: " a\r\nb\r\nc\r\n" },
      { text: "without the line end after it", body: " a\r\nb\nc" },
      { text: "with LF after it", body: " a\r\nb\nc\n\n" },
      { text: "with CRLF after it", body: " a\r\nb\nc\n\r\n" },
      { text: "without white space around it", body: "a\r\nb\nc" },
    ]);
    expect(lineEndVariants("a")).toStrictEqual([
      { text: "with LF after it", body: "a\n" },
      { text: "with CRLF after it", body: "a\r\n" },
    ]);
  });
});

describe("reserializedVariants", () => {
  it("returns what common libraries write", () => {
    expect(reserializedVariants('{"a":["/",1],\n"b":{"ä":null,"c":"😀"}}')).toStrictEqual([
      { text: "without white space between its parts", body: '{"a":["/",1],"b":{"ä":null,"c":"😀"}}' },
      { text: "indented by two spaces", body: '{\n  "a": [\n    "/",\n    1\n  ],\n  "b": {\n    "ä": null,\n    "c": "😀"\n  }\n}' },
      {
        text: "indented by four spaces",
        body: '{\n    "a": [\n        "/",\n        1\n    ],\n    "b": {\n        "ä": null,\n        "c": "😀"\n    }\n}',
      },
      { text: "with non-ASCII characters escaped", body: '{"a":["/",1],"b":{"\\u00e4":null,"c":"\\ud83d\\ude00"}}' },
      { text: "with slashes escaped", body: '{"a":["\\/",1],"b":{"ä":null,"c":"😀"}}' },
      { text: "with slashes and non-ASCII characters escaped", body: '{"a":["\\/",1],"b":{"\\u00e4":null,"c":"\\ud83d\\ude00"}}' },
      { text: "with a space after each colon and comma", body: '{"a": ["/", 1], "b": {"ä": null, "c": "😀"}}' },
      {
        text: "with a space after each colon and comma, non-ASCII characters escaped",
        body: '{"a": ["/", 1], "b": {"\\u00e4": null, "c": "\\ud83d\\ude00"}}',
      },
    ]);
  });

  it.each([
    [32, 7],
    [33, 0],
    [34, 0],
  ])("of a body nested %d deep are %d", (depth, variants) => {
    expect(reserializedVariants(`${"[".repeat(depth)} 1, 2${"]".repeat(depth)}`).length > 0).toBe(variants > 0);
    expect(reserializedVariants(`${'{"a":'.repeat(depth)} null${"}".repeat(depth)}`).length > 0).toBe(variants > 0);
  });

  it.each(["", "{", "[]", "1"])("returns nothing for %j", (body) => {
    expect(reserializedVariants(body)).toStrictEqual([]);
  });
});

describe("secretWhiteSpace", () => {
  it.each([
    ["s", ["s\n", "s\r\n", "s ", " s", "s\t", "\ts"]],
    ["s\n", ["s", "s\r\n", "s ", " s", "s\t", "\ts"]],
    [" ", ["\n", "\r\n", "\t", "\t"]],
  ])("returns the variants of %j", (secret, want) => {
    expect([...secretWhiteSpace(secret, "made", (key) => key)].map(({ signature }) => signature())).toStrictEqual(want);
  });
});
