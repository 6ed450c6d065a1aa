/** Every way to spell the secret, in every scheme that shows a part of the message. */
import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { explanationText } from "./text.ts";

const encode = (text: string): string => Buffer.from(text).toString("base64");

/** Its spellings as percent-encoding, JSON escapes and encodings may give them, alone or with something before and after. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  "lower-case": (text) => text.toLowerCase(),
  percent: (text) => Array.from(text, (each) => `%${each.charCodeAt(0).toString(16)}`).join(""),
  "percent twice": (text) => Array.from(text, (each) => `%25${each.charCodeAt(0).toString(16).toUpperCase()}`).join(""),
  "percent in part": (text) => text.replaceAll("A", "%41"),
  "escapes of JSON": (text) => Array.from(text, (each) => `\\u00${each.charCodeAt(0).toString(16)}`).join(""),
  "slash escaped": (text) => text.replaceAll("/", "\\/"),
  base64: encode,
  "base64, percent-encoded": (text) => encodeURIComponent(encode(text)),
  base64url: (text) => Buffer.from(text).toString("base64url"),
  hex: (text) => Buffer.from(text).toString("hex"),
  "upper-case hex": (text) => Buffer.from(text).toString("hex").toUpperCase(),
};

describe.each(["SAIPPUA/KAUPPIAS+1", "MONISAIPPUAKAUPPIAS", "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", "??>>~~//++"])("the secret %s", (secret) => {
  const unescaped = (text: string) =>
    text
      .replaceAll(/\\u([0-9a-f]{4})/gi, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
      .replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
      .replaceAll("\\", "");

  /** Base64 read from each place that a group may start at. */
  const read = (token: string) => [
    token,
    ...[0, 1, 2, 3].map((start) => Buffer.from(token.slice(start), "base64").toString("latin1")),
    ...[0, 1].map((start) => Buffer.from(token.slice(start), "hex").toString("latin1")),
  ];

  it.each(Object.entries(spellings))("is not shown in %s", async (_, spell) => {
    for (const [before, after] of [
      ["", ""],
      ["1:", ""],
      ["13466:", "x"],
      ["a", "bc"],
      ["ab", "\n"],
    ] as const) {
      const spelt = spell(before + secret + after);
      const value = spelt.replace("\n", "");
      const messages = [
        { target: `/merchant/${value}?q=${value}`, headers: [["authorization", `Api ${/[:\s]/.test(value) ? "1" : value}:signature`]] },
        {
          headers: [
            ["checkout-x", value],
            ["signature", value],
          ],
          body: JSON.stringify({ note: spelt }),
        },
        {
          headers: [
            ["checkout-x", "1"],
            [`checkout-${value}`, "1"],
            ["signature", "0".repeat(64)],
          ],
          body: `{"note":"${spelt}"}`,
        },
      ] as const;
      for (const message of messages) {
        const explanation = await explain({ message: { method: "GET", target: "/", ...message }, secret, showBody: true });
        const shown = explanationText(explanation);
        for (const text of [shown, unescaped(shown)]) {
          expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
          for (const token of text.match(/[\w+/=-]+/g) ?? []) for (const reading of read(token)) expect(reading).not.toContain(secret);
        }
      }
    }
  });
});
