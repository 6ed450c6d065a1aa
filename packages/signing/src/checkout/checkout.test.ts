import { createHmac } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkoutMessage, checkoutSignature } from "./checkout.ts";
import { verifyCheckoutSignature } from "./checkout-verifier.ts";
import { HEADER_NAME } from "../input/input-rules.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "SAIPPUAKAUPPIAS";
const account = ["checkout-account", "375917"] as const;
const sha256 = ["checkout-algorithm", "sha256"] as const;
const now = () => new Date("2026-03-01T10:00:00.000Z");
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("checkoutMessage", () => {
  it.each([
    {
      what: "sorts by code unit, not by locale",
      given: {
        parameters: [
          ["checkout-b", "1"],
          ["checkout-a_", "2"],
          ["checkout-a-b", "3"],
          ["checkout-a1", "4"],
        ],
      },
      want: "checkout-a-b:3\ncheckout-a1:4\ncheckout-a_:2\ncheckout-b:1\n",
    },
    {
      what: "lower-cases names and leaves values",
      given: { parameters: [["Checkout-ACCOUNT", " A b "]] },
      want: "checkout-account: A b \n",
    },
    { what: "takes unknown checkout- names", given: { parameters: [["checkout-future", "x"]] }, want: "checkout-future:x\n" },
    {
      what: "passes over every other name",
      given: {
        parameters: [["signature", "s"], ["platform-name", "p"], ["xcheckout-a", "1"], ["checkout", "2"], ["language", "EN"], account],
      },
      want: "checkout-account:375917\n",
    },
    {
      what: "keeps colons and UTF-8 in values",
      given: { parameters: [["checkout-reference", "a:b:Ä€😀"]] },
      want: "checkout-reference:a:b:Ä€😀\n",
    },
    { what: "keeps an empty value", given: { parameters: [["checkout-x", ""]] }, want: "checkout-x:\n" },
    {
      what: "puts the body last, unchanged",
      given: { parameters: [account], body: " {\r\n} \n" },
      want: "checkout-account:375917\n {\r\n} \n",
    },
    { what: "is the body alone without parameters", given: { parameters: [], body: "b" }, want: "b" },
    { what: "is empty without anything", given: { parameters: [] }, want: "" },
  ] as const)("$what", ({ given, want }) => {
    expect(text(checkoutMessage(given))).toBe(want);
  });

  it("signs the same way when there are more names than its cache holds", () => {
    const many = Array.from({ length: 200 }, (_, index): [string, string] => [`Checkout-X${index}`, ""]);
    const names = many.map(([name]) => name.toLowerCase()).toSorted();
    for (const _ of [1, 2]) expect(text(checkoutMessage({ parameters: many }))).toBe(names.map((name) => `${name}:\n`).join(""));
  });

  it("checks a name once, and has it in lower case from then on", () => {
    const test = vi.spyOn(HEADER_NAME, "test");
    onTestFinished(() => test.mockRestore());
    for (const _ of [1, 2]) checkoutMessage({ parameters: [["Checkout-Checked-Once", "1"]] });
    expect(test).toHaveBeenCalledExactlyOnceWith("Checkout-Checked-Once");
  });

  it("does not keep every name that comes from outside", () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const heapUsed = (): number => (collect(), process.memoryUsage().heapUsed);
    const before = heapUsed();
    for (let index = 0; index < 10_000; index += 1) checkoutMessage({ parameters: [[`checkout-${index}-${"x".repeat(2_000)}`, ""]] });
    expect(heapUsed() - before).toBeLessThan(5_000_000);
  });

  it("accepts headers, a query and a map", () => {
    const want = "checkout-account:375917\ncheckout-algorithm:sha256\n";
    const record = { "checkout-algorithm": "sha256", "checkout-account": "375917" };
    for (const parameters of [new Headers(record), new URLSearchParams(record), new Map(Object.entries(record))])
      expect(text(checkoutMessage({ parameters }))).toBe(want);
  });

  it("accepts bytes that are not text", () => {
    expect([...checkoutMessage({ parameters: [], body: new Uint8Array([255, 0, 254]) })]).toStrictEqual([255, 0, 254]);
  });

  it.each([
    ["a name twice", [account, ["Checkout-Account", "1"]], "parameter-duplicate", "checkout-account"],
    ["a name twice, apart", [account, sha256, account], "parameter-duplicate", "checkout-account"],
    ["a name twice, out of order", [sha256, account, ["checkout-b", ""], account], "parameter-duplicate", "checkout-account"],
    ["a later name twice", [sha256, account, ["checkout-b", ""], ["checkout-b", ""]], "parameter-duplicate", "checkout-b"],
    ["LF in a value", [["checkout-a", "1\ncheckout-b:2"]], "parameter-invalid", "checkout-a"],
    ["CR in a value", [["checkout-a", "1\r"]], "parameter-invalid", "checkout-a"],
    ["NUL in a value", [["checkout-a", "\0"]], "parameter-invalid", "checkout-a"],
    ["half a surrogate pair", [["checkout-a", "\ud800"]], "parameter-invalid", "checkout-a"],
    ["a colon in a name", [["checkout-a:b", "1"]], "parameter-invalid", "parameters"],
    ["a line break in a name", [["checkout-a\n", "1"]], "parameter-invalid", "parameters"],
    ["a name that only lower-cases to ASCII", [["chec\u212aout-a", "1"]], "parameter-invalid", "parameters"],
    ["a number", [["checkout-account", JSON.parse("375917")]], "parameter-invalid", "checkout-account"],
    ["a list", [["checkout-account", JSON.parse('["375917"]')]], "parameter-invalid", "checkout-account"],
    ["a pair that is none", [JSON.parse("null")], "parameter-invalid", "parameters"],
    ["an unknown algorithm", [["checkout-algorithm", "md5"]], "algorithm-unknown", "checkout-algorithm"],
    ["an undocumented method", [["checkout-method", "PUT"]], "method-unknown", "checkout-method"],
  ] as const)("rejects %s", (_, parameters, code, field) => {
    expect(() => checkoutMessage({ parameters })).toThrow(signingError(code, field));
  });

  it.each([
    ["an object", "{}"],
    ["a list", "[]"],
    ["a number", "1"],
    ["null", "null"],
  ])("rejects a body that is %s", (_, json) => {
    expect(() => checkoutMessage({ parameters: [], body: JSON.parse(json) })).toThrow(signingError("body-invalid", "body"));
  });

  it("rejects a body with half a surrogate pair", () => {
    expect(() => checkoutMessage({ parameters: [], body: "\udc00" })).toThrow(signingError("body-invalid", "body"));
  });

  it.each(['{"checkout-account":"1"}', "null", "5", "true"])("rejects %s instead of pairs", async (json) => {
    const parameters = JSON.parse(json);
    expect(() => checkoutMessage({ parameters })).toThrow(/Object\.entries/);
    await expect(verifyCheckoutSignature({ parameters, secret, signature: "" })).rejects.toThrow(TypeError);
  });
});

describe("checkoutSignature", () => {
  it.each([
    ["no algorithm anywhere", {}, "algorithm-unknown", "algorithm"],
    ["an unknown algorithm", { algorithm: JSON.parse('"sha1"') }, "algorithm-unknown", "algorithm"],
    ["two algorithms", { algorithm: "sha512", parameters: [sha256] }, "algorithm-unknown", "algorithm"],
    ["an empty secret", { algorithm: "sha256", secret: "" }, "secret-invalid", "secret"],
    ["a secret that is not a string", { algorithm: "sha256", secret: JSON.parse("1") }, "secret-invalid", "secret"],
    ["a secret with half a surrogate pair", { algorithm: "sha256", secret: "\ud800" }, "secret-invalid", "secret"],
  ] as const)("rejects %s", async (_, given, code, field) => {
    await expect(checkoutSignature({ parameters: [account], secret, ...given })).rejects.toThrow(signingError(code, field));
  });
});

describe("verifyCheckoutSignature", () => {
  const parameters = [account, sha256] as const;
  const message = "checkout-account:375917\ncheckout-algorithm:sha256\nb";
  const genuine = createHmac("sha256", secret).update(message).digest("hex");
  const anothers = createHmac("sha256", "x").update(message).digest("hex");
  const verify = (given: object) => verifyCheckoutSignature({ parameters, body: "b", secret, ...given });

  it.each([
    ["the signature given", { signature: genuine }],
    ["the signature among the parameters", { parameters: [...parameters, ["Signature", genuine]] }],
    ["one of several secrets", { signature: genuine, secret: ["new", secret] }],
    ["the algorithm asked for", { signature: genuine, algorithm: "sha256" }],
    ["bytes for text", { signature: genuine, body: new Uint8Array([98]) }],
  ])("accepts %s", async (_, given) => {
    expect(await verify(given)).toBe(true);
  });

  it.each(["sha256", "sha512"] as const)("finds %s from the signature's length", async (algorithm) => {
    const signature = await checkoutSignature({ parameters: [account], secret, algorithm });
    expect(await verifyCheckoutSignature({ parameters: [account], secret, signature })).toBe(true);
  });

  it.each([
    ["none", {}],
    ["undefined", { signature: undefined }],
    ["null, though one is among the parameters", { signature: null, parameters: [...parameters, ["signature", genuine]] }],
    ["empty", { signature: "" }],
    ["one digit short", { signature: genuine.slice(1) }],
    ["one digit long", { signature: `${genuine}0` }],
    ["upper-case", { signature: genuine.toUpperCase() }],
    ["with white space", { signature: ` ${genuine.slice(1)}` }],
    ["not hex", { signature: "g".repeat(64) }],
    ["not ASCII", { signature: "\u0660".repeat(64) }],
    ["with a line end", { signature: `${genuine}\n` }],
    ["a list", { signature: [genuine] }],
    ["a list of its digits", { signature: [...genuine] }],
    ["an object that says it is text", { signature: { length: 64, toString: () => genuine } }],
    ["twice among the parameters", { parameters: [...parameters, ["signature", genuine], ["signature", genuine]] }],
    ["twice in two cases", { parameters: [...parameters, ["signature", genuine], ["Signature", genuine]] }],
    ["joined as headers join", { signature: `${genuine}, ${genuine}` }],
    ["of another secret", { signature: anothers }],
    ["of another body", { signature: genuine, body: "c" }],
    ["for another algorithm asked for", { signature: genuine, algorithm: "sha512" }],
    ["over an unknown algorithm", { signature: genuine, parameters: [account, ["checkout-algorithm", "md5"]] }],
    ["as long as another algorithm's", { signature: genuine + genuine }],
    ["over a name twice", { signature: genuine, parameters: [...parameters, account] }],
    ["over a line break", { signature: genuine, parameters: [["checkout-account", "375917\ncheckout-algorithm:sha256"]] }],
    ["over a list", { signature: genuine, parameters: [["checkout-account", ["375917"]], sha256] }],
    ["over a pair that is none", { signature: genuine, parameters: [...parameters, undefined] }],
    ["over half a surrogate pair", { signature: genuine, body: "\ud800" }],
  ])("rejects a signature that is %s", async (_, given) => {
    expect(await verify(given)).toBe(false);
  });

  it.each([
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["no secret in the list", { secret: [] }, "secret-invalid", "secret"],
    ["an empty secret in the list", { secret: [secret, ""] }, "secret-invalid", "secret"],
    ["an unknown algorithm asked for", { algorithm: "SHA256" }, "algorithm-unknown", "algorithm"],
    ["a parsed body", { body: { a: 1 } }, "body-invalid", "body"],
    ["a clock that does not work", { toleranceSeconds: 1, now: () => new Date("x") }, "date-invalid", "now"],
    ["a negative tolerance", { toleranceSeconds: -1 }, "tolerance-invalid", "toleranceSeconds"],
    ["a tolerance that is not a number", { toleranceSeconds: Number.NaN }, "tolerance-invalid", "toleranceSeconds"],
  ] as const)("throws for an invalid argument: %s", async (_, given, code, field) => {
    await expect(verify({ signature: genuine, ...given })).rejects.toThrow(signingError(code, field));
  });

  describe("with a tolerance of 60 seconds", () => {
    it.each([
      ["2026-03-01T10:00:00.000Z", true],
      ["2026-03-01T10:01:00.000Z", true],
      ["2026-03-01T09:59:00.000Z", true],
      ["2026-03-01T12:00:00+02:00", true],
      ["2026-03-01T10:00:00.123456Z", true],
      ["2026-03-01T10:01:00.001Z", false],
      ["2026-03-01T09:58:59.999Z", false],
      ["2026-03-01 10:00:00Z", false],
      ["2026-03-01T10:00:00", false],
      ["", false],
      [undefined, false],
    ])("a timestamp of %s gives %s", async (timestamp, want) => {
      const dated = timestamp === undefined ? parameters : [...parameters, ["checkout-timestamp", timestamp] as const];
      const signature = await checkoutSignature({ parameters: dated, secret });
      expect(await verifyCheckoutSignature({ parameters: dated, secret, signature, toleranceSeconds: 60, now })).toBe(want);
      expect(await verifyCheckoutSignature({ parameters: dated, secret, signature, now })).toBe(true);
    });
  });
});

describe("properties", () => {
  const value = fc.string({ unit: "grapheme" }).filter((each) => !/[\r\n\0]/.test(each));
  const parameters = fc.uniqueArray(fc.tuple(fc.stringMatching(/^checkout-x[a-z0-9-]{0,12}$/), value), { selector: ([name]) => name });
  const body = fc.oneof(fc.string({ unit: "grapheme" }), fc.uint8Array());
  const key = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !each.includes("\0"));
  const algorithm = fc.constantFrom("sha256", "sha512");

  it("what is signed verifies, whatever the order and case of the names", async () => {
    await fc.assert(
      fc.asyncProperty(parameters, body, key, algorithm, fc.infiniteStream(fc.nat()), async (pairs, bytes, signer, hash, random) => {
        const signature = await checkoutSignature({ parameters: pairs, body: bytes, secret: signer, algorithm: hash });
        const shuffled = pairs
          .map(([name, text_]): [number, [string, string]] => [random.next().value, [flipCase(name, random.next().value), text_]])
          .toSorted(([a], [b]) => a - b)
          .map(([, pair]) => pair);
        expect(await verifyCheckoutSignature({ parameters: shuffled, body: bytes, secret: signer, signature })).toBe(true);
      }),
    );
  });

  it("a single flipped bit of body, value, key or signature fails verification", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), key, algorithm, fc.nat(), fc.nat(), async (bytes, signer, hash, a, b) => {
        const signature = await checkoutSignature({ parameters: [account], body: bytes, secret: signer, algorithm: hash });
        const given = { parameters: [account], body: bytes, secret: signer, signature };
        expect(await verifyCheckoutSignature(given)).toBe(true);
        const flipped = flipBit(bytes, a);
        expect(await verifyCheckoutSignature({ ...given, body: flipped })).toBe(false);
        expect(await verifyCheckoutSignature({ ...given, signature: latin1(flipBit(ascii(signature), b)) })).toBe(false);
        expect(await verifyCheckoutSignature({ ...given, parameters: [["checkout-account", latin1(flipBit(ascii("375917"), b))]] })).toBe(
          false,
        );
        const other = new TextDecoder().decode(flipBit(new TextEncoder().encode(signer), b));
        expect(other !== "" && !other.includes("\0") && (await verifyCheckoutSignature({ ...given, secret: other }))).toBe(false);
        expect(await verifyCheckoutSignature({ ...given, algorithm: hash === "sha256" ? "sha512" : "sha256" })).toBe(false);
      }),
    );
  });
});

const ascii = (chars: string) => new TextEncoder().encode(chars);
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

function flipBit(bytes: Uint8Array, seed: number): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  const index = (seed >>> 3) % bytes.length;
  flipped[index] = (flipped[index] ?? 0) ^ (1 << (seed & 7));
  return flipped;
}

function flipCase(name: string, seed: number): string {
  return [...name].map((character, index) => ((seed >>> (index % 31)) & 1 ? character.toUpperCase() : character)).join("");
}
