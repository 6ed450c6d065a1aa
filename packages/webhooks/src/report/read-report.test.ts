import { checkoutSignature, verifyCheckoutSignature } from "@maksu/signing";
import { describe, expect, it } from "vitest";
import { paymentRedirect, paymentReport, type PaymentReportInput } from "../testing/index.ts";
import { readReport, reportRows } from "./read-report.ts";
import { WebhookError } from "../errors.ts";
import { ReportError } from "./report-error.ts";

const secret = "SAIPPUAKAUPPIAS";
const rows = [
  { entryDate: "02-03-2026", created: "09:15", amount: "15.25", stamp: 'a;"b"', description: "Å😀\r\nred" },
  { amount: "-5.00", stamp: "c" },
];

/** A delivery as a receiver gets it. */
async function delivered(input: Partial<PaymentReportInput> = {}): Promise<{ headers: Headers; body: Uint8Array<ArrayBuffer> }> {
  const request = await paymentReport({ url: "https://shop.example.com/report", account: 375917, secret, rows, ...input });
  return { headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) };
}

const changed = (headers: Headers, changes: Readonly<Record<string, string | undefined>>): Headers => {
  const copy = new Headers(headers);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) copy.delete(name);
    else copy.set(name, value);
  return copy;
};

const append = (body: Uint8Array, text: string): Uint8Array => Buffer.concat([body, Buffer.from(text)]);
const prepend = (text: string, body: Uint8Array): Uint8Array => Buffer.concat([Buffer.from(text), body]);
const rewritten = (body: Uint8Array, rewrite: (text: string) => string): Uint8Array => Buffer.from(rewrite(Buffer.from(body).toString()));

describe.each(["json", "csv"] as const)("a report as %s", (format) => {
  it.each([
    { what: "sha256", input: {}, secrets: secret },
    { what: "sha512", input: { algorithm: "sha512" as const }, secrets: secret },
    { what: "an old secret", input: {}, secrets: ["new", secret] },
    { what: "an old secret that comes first", input: {}, secrets: [secret, "new"] },
  ])("is accepted, signed with $what", async ({ input, secrets }) => {
    const report = await readReport({ ...(await delivered({ format, ...input })), secret: secrets });
    expect(report?.format).toBe(format);
    expect([...(report?.rows ?? [])]).toStrictEqual(rows);
    expect([...(report?.rows ?? [])]).toStrictEqual(rows);
  });

  it("is accepted, signed with the byte order mark that it begins with", async () => {
    const { body } = await delivered({ format });
    const marked = Uint8Array.from(prepend("\uFEFF", body));
    const report = await readReport({ ...(await delivered({ format, body: marked })), secret });
    expect([...(report?.rows ?? [])]).toStrictEqual(rows);
  });

  it("is accepted, signed without any checkout- header, in the middle of a larger buffer", async () => {
    const { body } = await delivered({ format });
    const memory = new Uint8Array(body.length + 20).fill(0x22);
    memory.set(body, 10);
    const signature = await checkoutSignature({ parameters: [], body, secret, algorithm: "sha256" });
    const headers: [string, string][] = [
      ["Signature", signature],
      ["Content-Type", `application/${format}`],
    ];
    const report = await readReport({ headers, body: memory.subarray(10, 10 + body.length), secret });
    expect([...(report?.rows ?? [])]).toStrictEqual(rows);
  });

  it.each<{ what: string; change: (sent: { headers: Headers; body: Uint8Array }) => object }>([
    { what: "another secret", change: () => ({ secret: "other" }) },
    { what: "another algorithm demanded", change: () => ({ algorithm: "sha512" }) },
    { what: "no signature", change: ({ headers }) => ({ headers: changed(headers, { signature: undefined }) }) },
    { what: "an empty signature", change: ({ headers }) => ({ headers: changed(headers, { signature: "" }) }) },
    { what: "two signatures", change: ({ headers }) => ({ headers: [...headers, ["signature", headers.get("signature")]] }) },
    {
      what: "a signature that is not a string",
      change: ({ headers }) => ({ headers: [...changed(headers, { signature: undefined }), ["signature", 1]] }),
    },
    {
      what: "a signature in upper case",
      change: ({ headers }) => ({ headers: changed(headers, { signature: headers.get("signature")?.toUpperCase() }) }),
    },
    {
      what: "a signature that is not ASCII",
      change: ({ headers }) => ({ headers: [...changed(headers, { signature: undefined }), ["signature", "ä".repeat(64)]] }),
    },
    { what: "another account", change: ({ headers }) => ({ headers: changed(headers, { "checkout-account": "375918" }) }) },
    { what: "an extra checkout- header", change: ({ headers }) => ({ headers: changed(headers, { "checkout-new": "1" }) }) },
    { what: "a missing checkout- header", change: ({ headers }) => ({ headers: changed(headers, { "checkout-account": undefined }) }) },
    { what: "a line break at the end", change: ({ body }) => ({ body: append(body, "\n") }) },
    { what: "a byte order mark", change: ({ body }) => ({ body: prepend("\uFEFF", body) }) },
    { what: "a missing line break", change: ({ body }) => ({ body: body.subarray(0, -1) }) },
    { what: "different white space", change: ({ body }) => ({ body: rewritten(body, (text) => text.replace(/[,;]/, "$& ")) }) },
    { what: "another amount", change: ({ body }) => ({ body: rewritten(body, (text) => text.replace("15", "16")) }) },
    { what: "nothing", change: () => ({ body: new Uint8Array() }) },
    ...(format === "csv"
      ? [
          {
            what: "LF for CRLF",
            change: ({ body }: { body: Uint8Array }) => ({ body: rewritten(body, (text) => text.replaceAll("\r\n", "\n")) }),
          },
        ]
      : [
          {
            what: "re-serialized JSON",
            change: ({ body }: { body: Uint8Array }) => ({ body: rewritten(body, (text) => JSON.stringify(JSON.parse(text))) }),
          },
        ]),
  ])("is rejected with $what", async ({ change }) => {
    const sent = await delivered({ format });
    expect(await readReport({ secret, ...sent, ...change(sent) } as Parameters<typeof readReport>[0])).toBeUndefined();
  });

  it("is rejected before its first row when its last one is malformed", async () => {
    const good = Buffer.from((await delivered({ format })).body).toString();
    const body = format === "json" ? `${good.slice(0, -1)},{"amount":"Maija"}]` : `${good}"Maija"\r\n`;
    await expect(readReport({ ...(await delivered({ format, body })), secret })).rejects.toThrow(ReportError);
  });

  it("is not parsed when the signature is wrong", async () => {
    expect(await readReport({ ...(await delivered({ format, body: "\0" })), secret: "other" })).toBeUndefined();
  });

  it("is checked without blocking other work", async () => {
    const many = await delivered({ format, rows: Array.from({ length: 2500 }, () => ({ stamp: "x" })) });
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const report = await readReport({ ...many, secret });
    clearInterval(timer);
    expect([...(report?.rows ?? [])]).toHaveLength(2500);
    expect(turns).toBeGreaterThan(0);
  });
});

describe("the content type of a report", () => {
  it.each([
    { type: "application/json", format: "json" as const },
    { type: "Application/JSON; charset=UTF-8", format: "json" as const },
    { type: 'application/csv;header=present ; charset="utf-8"', format: "csv" as const },
    { type: " application/csv ", format: "csv" as const },
  ])("is accepted: $type", async ({ type, format }) => {
    const { headers, body } = await delivered({ format });
    const report = await readReport({ headers: changed(headers, { "content-type": type }), body, secret });
    expect([...(report?.rows ?? [])]).toStrictEqual(rows);
    expect([...reportRows(body, type)]).toStrictEqual(rows);
  });

  it.each([
    undefined,
    "",
    "text/html",
    "application/csv, application/json",
    "application/json-seq",
    "application/csv; charset=iso-8859-1",
    "application/csv; charset=",
    "application/csv; charset=utf-80",
    "application/csv; charset=x-utf-8",
    "application/csv; charset=charset=utf-8",
    "application/csv; header=present; charset=utf-16",
  ])("is rejected: %s", async (type) => {
    const { headers, body } = await delivered({ format: "csv" });
    const error = await readReport({ headers: changed(headers, { "content-type": type }), body, secret }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ReportError);
    expect(error).toMatchObject({ code: "content-type-unknown", message: expect.stringContaining("content-type: must be") });
    expect((error as ReportError).line).toBeUndefined();
  });
});

it.each([
  { what: "two content types", more: ["content-type", "application/csv"] },
  { what: "a content type in two parts", more: ["content-type", "; charset=utf-8"] },
  { what: "a content type that is not a string", more: ["Content-Type", 1] },
])("rejects $what, and a missing one", async ({ what, more }) => {
  const { headers, body } = await delivered({ format: "csv" });
  const first = what !== "a content type that is not a string" ? headers : changed(headers, { "content-type": undefined });
  const pairs = [...first, more] as unknown as [string, string][];
  await expect(readReport({ headers: pairs, body, secret })).rejects.toMatchObject({ code: "content-type-unknown" });
});

describe("the signed values of a customer, from the URL that leads back to the shop,", () => {
  const replayed = async (linesInBody: number) => {
    const signer = { url: "https://shop.example.com/paid", account: 375917, secret };
    const parameters = new URL((await paymentRedirect({ ...signer, reference: '1;Sum;"Stamp"' })).url).searchParams;
    const signature = parameters.get("signature") ?? "";
    const lines = [...parameters].filter(([name]) => name !== "signature").toSorted(([a], [b]) => (a < b ? -1 : 1));
    const [inHeaders, inBody] = [lines.slice(0, lines.length - linesInBody), lines.slice(lines.length - linesInBody)];
    const body = Buffer.from(inBody.map(([name, value]) => `${name}:${value}\n`).join(""));
    expect(await verifyCheckoutSignature({ parameters: inHeaders, body, signature, secret })).toBe(true);
    return { headers: [...inHeaders, ["signature", signature], ["content-type", "application/csv"]] as [string, string][], body, secret };
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("are not a report with %i lines of them as a body", async (linesInBody) => {
    expect(await readReport(await replayed(linesInBody))).toBeUndefined();
  });

  it("are not a report with an empty body", async () => {
    expect(await readReport(await replayed(0))).toBeUndefined();
  });
});

it("rows are parsed when they are requested", () => {
  const body = Buffer.from('"Sum"\n1,00\n2,00\nMaija\n3,00\n');
  const seen: unknown[] = [];
  const read = () => {
    for (const row of reportRows(body, "application/csv")) seen.push(row);
  };
  expect(read).toThrow("line 4, column 1: amount: must be a decimal number with a comma");
  expect(seen).toStrictEqual([{ amount: "1.00" }, { amount: "2.00" }]);
});

it("a ReportError has code, line and column", () => {
  expect(() => [...reportRows(Buffer.from("Sum\nx"), "application/csv")]).toThrow(
    expect.objectContaining({ name: "ReportError", code: "field-invalid", line: 2, column: 1 }),
  );
  expect(() => reportRows(new Uint8Array(), "application/csv")).toThrow(
    expect.objectContaining({ code: "body-empty", line: 1, column: 1, message: "line 1, column 1: the body is empty" }),
  );
});

it.each([undefined, null])("reportRows rejects the content type %s, such as a header that is missing", (type) => {
  expect(() => Reflect.apply(reportRows, undefined, [Buffer.from("[]"), type])).toThrow(
    expect.objectContaining({ name: "ReportError", code: "content-type-unknown" }),
  );
});

it("readReport throws for the caller's mistakes, and not for the sender's", async () => {
  const sent = await delivered();
  await expect(readReport({ ...sent, secret: "" })).rejects.toThrow(WebhookError);
  await expect(readReport({ ...sent, secret, body: {} as Uint8Array })).rejects.toThrow("body: must be the bytes received");
  expect(() => reportRows("[]" as unknown as Uint8Array, "application/json")).toThrow(
    new TypeError("body: must be the received bytes, as a Uint8Array"),
  );
});
