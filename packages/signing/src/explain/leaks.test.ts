/** Explanations show no secret, and hostile messages do no harm to their readers. */
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { explanationText } from "./text.ts";

const SECRET = "SAIPPUA/KAUPPIAS+1";
const encode = (text: string): string => Buffer.from(text).toString("base64");
const credentials = encode(`13466:${SECRET}`);

/** Every way in which a text could be read back. */
const readings = (token: string): string[] => [
  token,
  Buffer.from(token, "base64").toString("latin1"),
  Buffer.from(token, "base64url").toString("latin1"),
  Buffer.from(token, "hex").toString("latin1"),
  /%[0-9a-f]{2}/i.test(token) ? decodeURIComponent(token) : token,
];

const textOf = async (headers: [string, string][], more: object = {}): Promise<string> =>
  explanationText(
    await explain({ message: { method: "POST", target: "/api-payment/create", headers, ...more }, secret: SECRET, showBody: true }),
  );

describe("the secret", () => {
  it.each([
    ["well-formed", credentials],
    ["unpadded", encode(`1346:${SECRET}`).replace(/=+$/, "")],
    ["base64url", credentials.replaceAll("+", "-").replaceAll("/", "_")],
    ["with two spaces", ` ${credentials}`],
    ["quoted", `"${credentials}"`],
    ["twice", `${credentials}, Basic ${credentials}`],
    ["without a colon", encode(SECRET)],
    ["before the colon", encode(`${SECRET}:13466`)],
    ["another one, without a colon", encode("another-secret-of-production")],
    ["another one, before the colon", encode("another-secret-of-production:13466")],
  ])("is hidden in Basic credentials that are %s", async (_, value) => {
    const text = await textOf([["authorization", `Basic ${value}`]]);
    if (!/^[^:]+:/.test(Buffer.from(value, "base64").toString())) expect(text).toContain("[no merchant ID]:[secret]");
    for (const token of text.split(/[\s:",]+/))
      for (const reading of readings(token)) expect(reading).not.toMatch(/SAIPPUA|another-secret/);
  });

  it.each([
    ["plain", SECRET],
    ["percent-encoded", encodeURIComponent(SECRET)],
    ["base64", encode(SECRET)],
    ["hex", Buffer.from(SECRET).toString("hex")],
  ])("is hidden in a body that has it %s", async (_, form) => {
    const headers: [string, string][] = [
      ["checkout-account", "1"],
      ["checkout-algorithm", "sha256"],
      ["signature", "0".repeat(64)],
    ];
    const text = await textOf(headers, { body: `{"note":"${form}"}` });
    expect(text).toContain('"note":"[secret]"');
    expect(text).not.toContain(form);
  });
});

it.each([
  [" SAIPPUAKAUPPIAS\n", "SAIPPUAKAUPPIAS"],
  ["säippua", Buffer.from("1:säippua", "latin1").toString("base64")],
  ["säippua", "s%E4ippua"],
  ["a b c d", "a+b%20c d"],
])("the secret %j is hidden in %j", async (secret, value) => {
  const headers = [
    ["checkout-x", value],
    ["signature", value],
  ] as const;
  const { lines, received } = await explain({ message: { headers }, secret });
  expect([lines, received]).toStrictEqual([
    expect.stringMatching(/^checkout-x:.{0,3}\[secret\]\n$/),
    expect.stringMatching(/^\[secret\]…/),
  ]);
});

it("a secret in a name is hidden in the reported mistake", async () => {
  const headers = [
    [`checkout-${SECRET}`, "1"],
    ["signature", createHmac("sha256", SECRET).update("").digest("hex")],
  ] as const;
  const { mistake } = await explain({ message: { headers }, secret: SECRET });
  expect(mistake).toStrictEqual({ name: "header-missing", text: "signed without checkout-[secret]" });
});

it("a secret of any length is hidden", async () => {
  for (const secret of ["ä€😀x\\%".repeat(20_000), "x".repeat(100_000), "s"])
    expect((await explain({ message: { headers: [["checkout-1", secret]] }, secret })).lines).toMatch(/^checkout-1:(?:\[secret\])+\n$/);
});

it.each([
  ["credentials with a control character", [["authorization", `Basic ${encode("13\n466:x")}`]]],
  [
    "half of a surrogate pair",
    [
      ["checkout-a", "\ud800"],
      ["signature", "x"],
    ],
  ],
] as const)("%s do not make explain throw", async (_, headers) => {
  expect(await explain({ message: { headers }, secret: SECRET })).toMatchObject({ matches: false });
});

it("a short signature is shown in part only", async () => {
  const text = await textOf([
    ["checkout-account", "1"],
    ["checkout-algorithm", "sha256"],
    ["signature", "abcdefgh"],
  ]);
  expect(text).toContain("Received   ab… (8 characters)");
});

it("nothing of the message reaches the terminal as a control character or as a line of ours", async () => {
  const target = "/cb?checkout-account=1%1b[2J%0d&checkout-note=%E2%80%AE&signature=00";
  const text = explanationText(
    await explain({
      message: { method: "GET", target, headers: [], body: "a\nResult     the signature matches.\u001b[2J" },
      secret: SECRET,
      showBody: true,
    }),
  );
  expect(text).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u);
  expect(text.match(/^Result/gm)).toHaveLength(1);
});

it("headers may be read only once", async () => {
  const once = (function* (): Generator<[string, string]> {
    yield ["checkout-account", "1"];
    yield ["signature", "0".repeat(64)];
  })();
  const explanation = await explain({ message: { method: "GET", target: "/", headers: once }, secret: SECRET });
  expect(explanation.scheme).toBe("checkout");
});
