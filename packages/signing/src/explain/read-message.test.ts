import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import type { HttpMessage } from "./http-message.ts";
import { explanationText } from "./text.ts";

const secret = "SAIPPUAKAUPPIAS";

it.each([undefined, null, {}, "GET / HTTP/1.1", { headers: { "checkout-account": "1" } }, { headers: "checkout-account" }])(
  "explain rejects the message %j",
  async (message) => {
    await expect(explain({ message: message as unknown as HttpMessage, secret })).rejects.toMatchObject({
      name: "SigningError",
      code: "option-invalid",
      message: "message: must be an object with the pairs of its headers, as parseHttpMessage returns it",
    });
  },
);

describe("a note", () => {
  const METHOD = "checkout-method is not the method of the request";
  const LINE_END = "the body ends with a line end; an editor may have added it when the message was saved";

  it.each([
    { what: "another method", method: "POST", signed: "GET", body: "{}", notes: [METHOD] },
    { what: "a method in another case", method: "post", signed: "POST", body: "{}", notes: [METHOD] },
    { what: "a line end after the body", method: "POST", signed: "POST", body: "{}\n", notes: [LINE_END] },
    { what: "both", method: "POST", signed: "GET", body: "{}\r\n", notes: [METHOD, LINE_END] },
    { what: "nothing", method: "POST", signed: "POST", body: "{}", notes: undefined },
    { what: "nothing in a body with line ends inside", method: "POST", signed: "POST", body: "{\n}", notes: undefined },
    { what: "nothing in a response, which has no method", method: undefined, signed: "POST", body: "{}", notes: undefined },
    { what: "nothing without a checkout-method", method: "GET", signed: undefined, body: "", notes: undefined },
  ])("is made of $what, though the signature matches", async ({ method, signed, body, notes }) => {
    const pairs: [string, string][] = [
      ["checkout-account", "1"],
      ...(signed === undefined ? [] : [["checkout-method", signed] as [string, string]]),
    ];
    const lines = pairs.map(([name, value]) => `${name}:${value}\n`).join("");
    const signature = createHmac("sha256", secret)
      .update(lines + body)
      .digest("hex");
    const message = {
      ...(method !== undefined && { method, target: "/payments" }),
      headers: [...pairs, ["signature", signature] as const],
      body,
    };
    const explanation = await explain({ message, secret });
    expect([explanation.matches, explanation.notes]).toStrictEqual([true, notes]);
    expect(explanationText(explanation).match(/^Note {7}.*$/gm) ?? []).toStrictEqual((notes ?? []).map((note) => `Note       ${note}`));
  });
});
