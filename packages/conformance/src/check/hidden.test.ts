import { expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { requestOf } from "../../test/seeded.ts";
import { hiddenIn, withHalves } from "./hidden.ts";

test("keys are found twice however they are escaped, and each is of its own record", () => {
  const found = hiddenIn('{"a":{"b":"\\"c\\":","c":1},"b":[{"a":"{"},{"a":1}],"\\u0061" :2}', "application/json");
  expect(found.map(({ message }) => message)).toEqual(['has the key "a" twice']);
});

test("a key is quoted in its report, with its control characters escaped", () => {
  const [found] = hiddenIn(String.raw`{"\u001b[31m":1,"\u001b[31m":2}`, "application/json");
  expect(found?.message).toBe(String.raw`has the key "\u001b[31m" twice`);
});

test("a string of millions of characters or escapes is read", () => {
  const json = `{"a":"${"x".repeat(9e6)}","b":"${String.raw`\n`.repeat(3e6)}","a":1}`;
  expect(hiddenIn(json, "application/json")).toHaveLength(1);
  expect(hiddenIn(`<a b="${"x".repeat(9e6)}" ${"c ".repeat(3e6)}>`, "application/xml")).toHaveLength(1);
});

test.each([
  ["<a>\n <b>1</b>\n <c/>\n</a>", []],
  ["<a>1 > 2</a>", []],
  ["<a><b>1</b>note</a>", ["a"]],
  ["<a>note<b/></a>", ["a"]],
  ["<a><b>note<c/></b><d>1</d></a>", ["b"]],
])("text beside elements: %s", (xml, elements) => {
  expect(hiddenIn(xml, "application/xml").map(({ message }) => message.replace(/^.* of /, ""))).toEqual(elements);
});

test.each([
  ['{"a":1.0,"b":[2e3,-3.00],"c":"1.0","d":1.5,"e":10,"f":1.5e1}', '{"a":1.5,"b":[2000.5,-2.5],"c":"1.0","d":1.5,"e":10,"f":15.5}'],
  ["1.0", "1.5"],
])("integers with a point get halves: %s", (json, halves) => {
  expect(withHalves(json)).toBe(halves);
});

const { called, request } = requestOf({ api: "payment", operationId: "createPayment", change: () => ({}) });
const notesOf = async (change: Readonly<Record<string, string>>, body: string): Promise<readonly unknown[]> => {
  const { differences } = await checker.check({
    called,
    request: { ...request, headers: { ...request.headers, ...change }, body: new TextEncoder().encode(body) },
    response: { status: 201, headers: new Headers(), body: new Uint8Array() },
    signature: "unsigned",
  });
  return differences.filter(({ place }) => place.startsWith("request ")).map(({ kind, place, isNote }) => [kind, place, isNote]);
};
const valid = new TextDecoder().decode(request.body);

test.each([
  ["an escape that JSON has not", String.raw`{"na\me": 1}`],
  ["a line end in a key", '{"na\nme": 1}'],
])("an accepted body that isn't JSON differs once: %s", async (_what, body) => {
  expect(await notesOf({}, body)).toEqual([["accepted", "request body", false]]);
});

test.each([
  ["iso-8859-1", [["content-type", "request header content-type", true]]],
  ["UTF-8", []],
  ["utf8", []],
])("the charset %s of an accepted request", async (charset, want) => {
  expect(await notesOf({ "content-type": `application/json; charset=${charset}` }, valid)).toEqual(want);
});
