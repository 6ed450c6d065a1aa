/** The commands of the clients against the mock servers: every operation, as a call and as a line of curl. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { APIS } from "@maksu/apis";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { API_NAMES, type ApiName, TEST_CREDENTIALS } from "@maksu/service-front";
import { originOfNobody } from "@maksu/test-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
const require = createRequire(import.meta.url);
const commandOf = (api: ApiName): string => join(dirname(require.resolve(`@maksu/${api}-client`)), `../bin/maksu-${api}-client.js`);

interface Merchant {
  readonly secret: string;
  readonly env: Readonly<Record<string, string>>;
}

function merchantOf(api: ApiName): Merchant {
  const [[id, secret] = ["", ""]] = Object.entries(TEST_CREDENTIALS[api]) as [string, string][];
  return { secret, env: { [api === "payment" ? "MAKSU_ACCOUNT" : "MAKSU_MERCHANT_ID"]: id, MAKSU_SECRET: secret } };
}

let mock: MockServer;
let nobody: string;
beforeAll(async () => {
  nobody = await originOfNobody();
  mock = await startMockServer();
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => mock.reset());

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program that finds the secret in the environment alone, and must not write it. */
async function run(program: readonly string[], env: Readonly<Record<string, string>>, input = "") {
  const [file = "", ...args] = program;
  const { PATH = "" } = process.env;
  const child = spawn(file, args, { cwd: folder, env: { PATH, ...env } });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
  child.stdin.on("error", () => {}).end(input);
  const status = await new Promise((resolve) => child.once("close", resolve));
  for (const api of API_NAMES) expect(out + err).not.toContain(merchantOf(api).secret);
  return { status, out, err };
}

const call = (api: ApiName, args: readonly string[], { input, env }: Given = {}) =>
  run([process.execPath, commandOf(api), ...args], { ...merchantOf(api).env, ...env }, input);

/** Runs a script, which curl may be a part of. */
const shell = (script: string, api: ApiName) => run(["bash", "-s"], merchantOf(api).env, script);

const addressOf = (api: ApiName): string => `--base-url=${mock.urls[api]}`;
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An example of an operation as flags, and a body for standard input. */
function exampleOf(api: ApiName, operationId: string): { readonly flags: readonly string[]; readonly input: string } {
  const [{ body, ...parts } = {}] = Object.values(APIS[api].examples[operationId] ?? {}) as Record<string, object>[];
  const flags = Object.values(parts).flatMap((values) => Object.entries(values).map(([name, value]) => `--${kebab(name)}=${value}`));
  return { flags: body === undefined ? flags : [...flags, "--body=-"], input: JSON.stringify(body ?? {}) };
}

/** The card form is signed when it is sent: the example has another time. */
const CARD_FORM = {
  flags: ["https://a.example.com/added", "https://a.example.com/cancelled"].map(
    (url, index) => `--checkout-redirect-${["success", "cancel"][index]}-url=${url}`,
  ),
  input: "",
};

describe.each(API_NAMES)("the command of the %s client", (api) => {
  test.each(Object.keys(APIS[api].operations))("calls %s, and prints it for curl", async (operationId) => {
    const { flags, input } = operationId === "addCardForm" ? CARD_FORM : exampleOf(api, operationId);
    const args = [operationId, ...flags, addressOf(api)];
    const { status, out, err } = await call(api, args, { input });
    expect([status, err]).toEqual([0, ""]);
    const result = JSON.parse(out) as { readonly status: number };
    expect(result).toMatchObject({ ok: true, operationId });
    mock.reset();
    const dry = await call(api, [...args, "--dry-run"], { input });
    expect(mock.requests()).toEqual([]);
    expect(await shell(dry.out, api)).toMatchObject({ status: 0, err: "" });
    expect(mock.requests().map((request) => [request.operationId, request.status])).toEqual([[operationId, result.status]]);
  });

  test("completes operations and flags in bash", async () => {
    const { out } = await call(api, ["completion", "bash"]);
    const command = `maksu-${api}-client`;
    const complete = async (...words: readonly string[]): Promise<readonly string[]> => {
      const line = [command, ...words].map((word) => `'${word}'`).join(" ");
      const script = `${out}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _${command.replaceAll("-", "_")}; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return (await shell(script, api)).out.trim().split("\n");
    };
    const [operationId = ""] = Object.keys(APIS[api].operations);
    expect(await complete("")).toEqual([...Object.keys(APIS[api].operations), "completion", "help", "--help", "--version"]);
    expect(await complete(operationId.slice(0, -1))).toEqual([operationId]);
    expect(await complete(operationId, "--secret")).toEqual(["--secret-file"]);
    expect(await complete(operationId, "--bod")).toEqual(["--body"]);
  });

  test("describes itself and each operation", async () => {
    const { status, out } = await call(api, ["--help"]);
    for (const operationId of Object.keys(APIS[api].operations)) expect(out).toContain(`  ${operationId}  `.trimEnd());
    for (const option of ["--base-url URL", "--profile paytrail", "--secret-file FILE", "--dry-run", "--body FILE"])
      expect(out).toContain(option);
    expect(await call(api, ["help"])).toEqual({ status, out, err: "" });
    const [operationId = ""] = Object.keys(APIS[api].operations);
    const own = await call(api, [operationId, "--help"]);
    expect([status, own.status]).toEqual([0, 0]);
    expect(own.out).toContain("--secret-file FILE");
    expect(await call(api, ["help", operationId])).toEqual(own);
  });

  test("prints its version", async () => {
    const { version } = require(`../../../${api}-client/package.json`) as { readonly version: string };
    expect(await call(api, ["--version"])).toEqual({ status: 0, out: `${version}\n`, err: "" });
  });

  const [operationId = ""] = Object.keys(APIS[api].operations).toReversed();
  const { flags, input } = exampleOf(api, operationId);
  const args = [operationId, ...flags];
  const [variable = ""] = Object.keys(merchantOf(api).env);

  test("names the variable of an empty merchant ID, and its flag where it is given", async () => {
    const env = { [variable]: "" };
    const { status, err } = await call(api, [...args, addressOf(api)], { input, env });
    expect([status, err]).toEqual([2, expect.stringMatching(new RegExp(`^[a-z-]+: ${variable}: must be .*, not an empty string\n$`))]);
    const flag = variable.toLowerCase().replace("maksu_", "--").replace("_", "-");
    const given = await call(api, [...args, addressOf(api), `${flag}=`], { input });
    expect([given.status, given.err]).toEqual([2, expect.stringContaining(`: ${flag}: must be`)]);
  });

  test("names the flags of an insecure address, also in a dry run", async () => {
    const want = "insecure-url: --base-url: must be https, or http to a loopback host or one of --allow-insecure-host\n";
    for (const more of [[], ["--dry-run"]])
      expect(await call(api, [...args, "--base-url=http://example.com", ...more], { input })).toEqual({ status: 2, out: "", err: want });
  });

  test("repeats an unknown operation", async () => {
    const { status, err } = await call(api, [`${operationId}s`]);
    expect([status, err]).toEqual([2, expect.stringContaining(`${operationId}s: unknown operation; did you mean ${operationId}`)]);
  });
});

const PAYMENT = {
  stamp: "s-1",
  reference: "r",
  amount: 1525,
  currency: "EUR",
  language: "FI",
  items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1" }],
  customer: { email: "test.customer@example.com" },
  redirectUrls: { success: "https://a.example.com/ok", cancel: "https://a.example.com/no" },
};

describe("the body", () => {
  const sent = () => mock.requests("payment", "createPayment").map(({ body }) => body);

  test("is read from a file", async () => {
    writeFileSync(join(folder, "payment.json"), `${JSON.stringify(PAYMENT, null, 2)}\n`);
    expect(await call("payment", ["createPayment", "--body", "payment.json", addressOf("payment")])).toMatchObject({ status: 0 });
    expect(sent()).toEqual([PAYMENT]);
  });

  test("is made of flags", async () => {
    const flags = [
      "--stamp=s-1",
      "--reference=r",
      "--amount=1525",
      "--currency=EUR",
      "--language=FI",
      "--customer.email=test.customer@example.com",
    ];
    const urls = ["--redirect-urls.success=https://a.example.com/ok", "--redirect-urls.cancel=https://a.example.com/no"];
    const items = `--items=${JSON.stringify(PAYMENT.items)}`;
    expect(await call("payment", ["createPayment", ...flags, ...urls, items, addressOf("payment")])).toMatchObject({ status: 0, err: "" });
    expect(sent()).toEqual([PAYMENT]);
  });

  test("has a list of names in a flag as it is in a parameter", async () => {
    const args = ["createPayment", "--body=-", "--groups=bank,creditcard", addressOf("payment")];
    expect(await call("payment", args, { input: JSON.stringify(PAYMENT) })).toMatchObject({ status: 0, err: "" });
    expect(sent()).toEqual([{ ...PAYMENT, groups: ["bank", "creditcard"] }]);
  });

  test("shows an example of a field that is given as JSON, which can be sent", async () => {
    const { out } = await call("payment", ["createPayment", "--help"]);
    const [, example = ""] = /--items JSON\n.*For example: '(.*)'/.exec(out) ?? [];
    const { items: _items, ...others } = PAYMENT;
    const args = ["createPayment", "--body=-", `--items=${example}`, addressOf("payment")];
    expect(await call("payment", args, { input: JSON.stringify(others) })).toMatchObject({ status: 0, err: "" });
  });

  test("has the fields of flags in place of its own", async () => {
    const args = [
      "createPayment",
      "--body=-",
      "--stamp=s-2",
      "--customer.first-name=Erja",
      "--manual-invoice-activation=true",
      addressOf("payment"),
    ];
    expect(await call("payment", args, { input: JSON.stringify(PAYMENT) })).toMatchObject({ status: 0, err: "" });
    const customer = { ...PAYMENT.customer, firstName: "Erja" };
    expect(sent()).toEqual([{ ...PAYMENT, stamp: "s-2", customer, manualInvoiceActivation: true }]);
  });
});

test("the example of the README runs as written", async () => {
  const readme = readFileSync(new URL("../../../client-core/README.md", import.meta.url), "utf8");
  const [, payment = "", script = ""] = /^```json\n(.*?)^```\n\n```sh\n(.*?)^```$/ms.exec(readme) ?? [];
  writeFileSync(join(folder, "payment.json"), payment);
  const here = script
    .replaceAll("npx @maksu/payment-client", `'${process.execPath}' '${commandOf("payment")}'`)
    .replaceAll("http://127.0.0.1:4010", mock.urls.payment);
  expect(await run(["bash", "-es"], {}, here)).toMatchObject({ status: 0, err: "" });
  const [{ body, status } = {}] = mock.requests("payment", "createPayment");
  expect([status, body]).toEqual([201, { ...JSON.parse(payment), stamp: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test("the secret is read from a file, also by the line of curl", async () => {
  const { secret } = merchantOf("legacy");
  writeFileSync(join(folder, "it's secret"), `${secret}\n`);
  const { input } = exampleOf("legacy", "createPayment");
  const args = ["createPayment", "--body=-", "--secret-file", "it's secret", "--format=xml", addressOf("legacy")];
  const env = { MAKSU_SECRET: "another" };
  expect(await call("legacy", args, { input, env })).toMatchObject({ status: 0, err: "" });
  const { out } = await call("legacy", [...args, "--dry-run"], { input, env });
  expect((await shell(out, "legacy")).out).toContain("<token>");
});

test("a wrong secret of the legacy interface is not looked for in a signature", async () => {
  const { input } = exampleOf("legacy", "createPayment");
  const { status, err } = await call("legacy", ["createPayment", "--body=-", addressOf("legacy")], { input, env: { MAKSU_SECRET: "x" } });
  expect([status, err]).toEqual([1, "createPayment: the service responded with 401; check merchant ID and secret\n"]);
});

test("a profile has the names of its service", async () => {
  const { out } = await call("merchant", ["getPayment", "--id=1", "--profile=paytrail", "--dry-run"]);
  expect(out).toContain("'https://api.paytrail.com/merchant/v1/payments/1'");
  expect(out).toContain("PaytrailMerchantAPI 13466:");
});

const ID = "--transaction-id=8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const base = () => addressOf("payment");

writeFileSync(join(folder, "nul"), "a\0b\n");

const ENDING: readonly [status: number, what: string, args: () => readonly string[], err: string, given?: Given][] = [
  [
    1,
    "an error that is documented",
    () => ["getPayment", "--transaction-id=00000000-0000-4000-8000-000000000404", base()],
    "getPayment: the service responded with 404",
  ],
  [1, "a wrong secret", () => ["getPayment", ID, base()], "getPayment: the service responded with 401", { env: { MAKSU_SECRET: "x" } }],
  [
    2,
    "a port that fetch blocks",
    () => ["getPayment", ID, "--base-url=http://127.0.0.1:1"],
    "connection-failed: getPayment: no connection to http://127.0.0.1:1; nothing was sent: `fetch` blocks this port",
  ],
  [2, "nobody at the address", () => ["getPayment", ID, `--base-url=${nobody}`], "nothing was sent (ECONNREFUSED)"],
  [3, "another service at the address", () => ["getPayment", ID, addressOf("legacy")], "getPayment:"],
  [2, "no operation", () => [], "Usage: maksu-payment-client <operation>"],
  [2, "help on an unknown operation", () => ["help", "getPaymnt"], "getPaymnt: unknown operation; did you mean getPayment?"],
  [2, "help on two operations", () => ["help", "getPayment", "getToken"], "help: may be followed by one"],
  [2, "an unknown operation", () => ["getPaymnt"], "getPaymnt: unknown operation; did you mean getPayment?"],
  [2, "an option before the operation", () => [base(), "getPayment"], "the first argument must be an operation: createPayment, "],
  [2, "an unknown option", () => ["getPayment", "--transaction=1"], "--transaction: unknown option; the options are --transaction-id, "],
  [2, "a misspelled option", () => ["getPayment", "--transaction-i=1"], "--transaction-i: unknown option; did you mean --transaction-id?"],
  [2, "an option of another operation", () => ["getPayment", "--body=-"], "--body: unknown option"],
  [2, "an argument too many", () => ["getPayment", "8f1c2a3e"], "arguments: only options may follow the operation; see --help"],
  [
    2,
    "the secret as an option",
    () => ["getPayment", "--secret", "SAIPPUAKAUPPIAS"],
    "--secret: a secret in the arguments is shown to other processes",
  ],
  [2, "a missing parameter", () => ["getPayment", base()], "--transaction-id: is missing; see --help"],
  [2, "a parameter that breaks a rule", () => ["listSettlements", "--limit=x", base()], "validation-failed: listSettlements: query/limit"],
  [
    2,
    "a body that breaks a rule",
    () => ["createPayment", "--body=-", "--amount=1", base()],
    "validation-failed: createPayment: body",
    { input: JSON.stringify(PAYMENT) },
  ],
  [2, "no body", () => ["createPayment", base()], "validation-failed: createPayment: body"],
  [2, "a body that is not JSON", () => ["createPayment", "--body=-", base()], "--body: must be JSON", { input: "SAIPPUAKAUPPIAS" }],
  [
    2,
    "a body that is a list, and a field",
    () => ["createPayment", "--body=-", "--amount=1", base()],
    "--body: must have an object where a flag sets a field, not an empty array",
    { input: "[]" },
  ],
  [
    2,
    "a body with digits that are lost",
    () => ["refundPayment", ID, "--body=-", base()],
    "body/amount must be <= 9007199254740991",
    { input: '{"amount": 9007199254740993}' },
  ],
  [2, "a file that is missing", () => ["createPayment", "--body=none.json", base()], "--body: the file does not exist"],
  [2, "a number that is not one", () => ["refundPayment", ID, "--amount=5€", base()], "--amount: must be a number"],
  [
    2,
    "a switch that is neither on nor off",
    () => ["createPayment", "--use-prices-without-vat=1", base()],
    "--use-prices-without-vat: must be true or false",
  ],
  [2, "rows that are not JSON", () => ["refundPayment", ID, "--items=x", base()], "--items: must be JSON"],
  [2, "no base URL", () => ["getPayment", ID], "--base-url: is missing; give it, or --profile paytrail"],
  [
    2,
    "a base URL in the clear",
    () => ["getPayment", ID, "--base-url=http://mock:4010"],
    "insecure-url: --base-url: must be https, or http to a loopback host or one of --allow-insecure-host\n",
  ],
  [2, "an unknown profile", () => ["getPayment", ID, "--profile=paytral"], "--profile: unknown; did you mean paytrail?"],
  [
    2,
    "a timeout that is not a number",
    () => ["getPayment", ID, "--timeout=1s", base()],
    '--timeout: must be a whole number of milliseconds, not "1s"',
  ],
  [2, "a timeout of nothing", () => ["getPayment", ID, "--timeout=0", base()], "option-invalid: --timeout: must be"],
  [
    2,
    "a repeated option",
    () => ["listPaymentProviders", "--groups=bank", "--groups=creditcard", base()],
    "--groups: is given more than once",
  ],
  [2, "a secret that is empty", () => ["getPayment", ID, base()], "secret-invalid: MAKSU_SECRET: is empty", { env: { MAKSU_SECRET: "" } }],
  [
    2,
    "a secret's file that is missing",
    () => ["getPayment", ID, base(), "--secret-file=SAIPPUAKAUPPIAS"],
    "--secret-file: the file does not exist",
  ],
  [
    2,
    "a host that is not one",
    () => ["getPayment", ID, base(), "--allow-insecure-host=http://mock"],
    "option-invalid: --allow-insecure-host: must be a host name",
  ],
  [
    2,
    "a secret that can't be one",
    () => ["getPayment", ID, base(), "--secret-file=nul", "--dry-run"],
    "secret-invalid: --secret-file: must not contain NUL",
  ],
  [2, "another shell", () => ["completion", "fish"], "completion: must be followed by bash"],
];

test.concurrent.each(ENDING)("exits with %s for %s", async (status, _what, args, err, given) => {
  const ended = await call("payment", args(), given);
  expect(ended.err).toContain(err);
  expect(ended.status).toBe(status);
  if (status === 1) expect(JSON.parse(ended.out)).toMatchObject({ ok: false, status: expect.any(Number) });
  else expect(ended.out).toBe("");
});

test.each([
  { variable: "MAKSU_SECRET", err: "secret-invalid: secret: give --secret-file, or set MAKSU_SECRET" },
  { variable: "MAKSU_ACCOUNT", err: "--account: is missing; give it, or set MAKSU_ACCOUNT" },
])("exits with 2 without $variable", async ({ variable, err }) => {
  const { [variable]: _left, ...env } = merchantOf("payment").env;
  expect(await run([process.execPath, commandOf("payment"), "getPayment", ID, base()], env)).toEqual({
    status: 2,
    out: "",
    err: `${err}\n`,
  });
});
