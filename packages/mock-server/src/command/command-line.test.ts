import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API_NAMES, descriptionOf } from "@maksu/service-front";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { MockServerOptions } from "../mock-server-options.ts";
import { readCommandLine, USAGE } from "./command-line.ts";
import { startMockServer } from "../mock-server.ts";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mock-server-"));
  writeFileSync(join(folder, "credentials.json"), '{"payment":{"1":"a","2":{"secret":"b","state":"unexpected-error"}}}');
  writeFileSync(join(folder, "wrong.json"), '{"payment":{"1":2}}');
  writeFileSync(join(folder, "list.json"), "[]");
  writeFileSync(join(folder, "broken.json"), "{");
  writeFileSync(join(folder, "null.json"), "null");
  writeFileSync(join(folder, "empty.json"), "{}");
  writeFileSync(join(folder, "marked.json"), '\uFEFF{"payment":{"1":"a"}}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (args: readonly string[]) => readCommandLine(args.map((arg) => arg.replace("FOLDER", folder)));

/** The last port that leaves enough ports for all APIs. */
const LAST = 65_536 - API_NAMES.length;

describe("readCommandLine", () => {
  test("without arguments serves all APIs on 4010 and the next ports of loopback, with the test merchants", () => {
    expect(read([])).toMatchObject({
      apis: API_NAMES,
      options: { host: "127.0.0.1", auth: true, ports: { payment: 4010, merchant: 4011, legacy: 4012 }, credentials: {} },
      hidesSecrets: false,
      json: false,
    });
  });

  test.each<{ readonly args: readonly string[]; readonly want: object; readonly shown?: readonly string[] }>([
    {
      args: ["legacy", "payment", "legacy", "--port", "9"],
      want: { apis: ["legacy", "payment"], options: { ports: { legacy: 9, payment: 10 } } },
    },
    { args: ["legacy", "--port", "65535"], want: { options: { ports: { legacy: 65_535 } } } },
    { args: ["payment", "legacy", "--port", "65534"], want: { options: { ports: { payment: 65_534, legacy: 65_535 } } } },
    { args: ["--port", String(LAST)], want: { options: { ports: { payment: LAST, merchant: LAST + 1 } } } },
    { args: ["--port", "9", "--port", "legacy=4"], want: { options: { ports: { payment: 9, merchant: 10, legacy: 4 } } } },
    { args: ["--port", "0"], want: { options: { ports: { payment: 0, merchant: 0, legacy: 0 } } } },
    {
      args: ["--secret", "s"],
      want: { options: { credentials: { payment: { 375917: "s" }, merchant: { 13466: "s" } } } },
      shown: ["375917", "s"],
    },
    {
      args: ["--merchant", "a=b=c", "--merchant", "d=e"],
      want: { options: { credentials: { legacy: { a: "b=c", d: "e" } } }, hidesSecrets: false },
      shown: ["a", "b=c"],
    },
    {
      args: ["--credentials", "FOLDER/credentials.json"],
      want: { options: { credentials: { payment: { 2: { secret: "b" } } } }, hidesSecrets: true },
      shown: ["1", "a"],
    },
    { args: [], want: {}, shown: ["375917", "SAIPPUAKAUPPIAS"] },
    { args: ["--no-auth", "--json"], want: { options: { auth: false }, json: true } },
    {
      args: ["--timestamp-tolerance", "300", "--reject-used-nonces"],
      want: { options: { timestampToleranceSeconds: 300, rejectUsedNonces: true } },
    },
    { args: ["--profile", "paytrail"], want: { options: { profile: "paytrail" }, names: { merchantApiName: "PaytrailMerchantAPI" } } },
    {
      args: ["--profile", "paytrail", "--merchant-api-name", "Mine"],
      want: { names: { merchantApiName: "Mine", legacyVersionHeader: "X-Verkkomaksut-Api-Version" } },
    },
    { args: ["--tolerances", "all"], want: { options: { tolerances: true } } },
    { args: ["--profile", "paytrail", "--tolerances", "none"], want: { options: { tolerances: false } } },
    { args: ["--fault", "drop", "--allow-events-to", "shop, ::1"], want: { options: { fault: "drop", allowEventsTo: ["shop", "::1"] } } },
    {
      args: ["--allowed-hosts", "mock", "--control-token", "a-token"],
      want: { options: { allowedHosts: ["mock"], controlToken: "a-token" } },
    },
    { args: ["--credentials", "FOLDER/marked.json"], want: { options: { credentials: { payment: { 1: "a" } } } } },
    { args: ["--description", "legacy=FOLDER/marked.json"], want: { options: { descriptions: { legacy: { payment: { 1: "a" } } } } } },
    { args: ["--description", "legacy=FOLDER/empty.json"], want: { options: { descriptions: { legacy: {} } } } },
  ])("parses $args", ({ args, want, shown }) => {
    const command = read(args);
    expect(command).toMatchObject(want);
    if (shown) expect(typeof command === "object" && command.shown.get("payment")).toEqual(shown);
  });

  test.each([
    { args: ["payments"], message: "payments: unknown API; did you mean payment?" },
    { args: ["klarna"], message: `klarna: unknown API; the APIs are ${API_NAMES.join(", ")}` },
    { args: ["--prot", "1"], message: "--prot: unknown option; did you mean --port?" },
    { args: ["--colour"], message: "--colour: unknown option; the options are --port, --host," },
    { args: ["--no-auht=1", "payment"], message: "--no-auht: unknown option;" },
    { args: ["-p", "4010"], message: "-p: unknown option;" },
    { args: ["--port"], message: "--port" },
    { args: ["legacy", "--port", "http"], message: '--port: must be a whole number from 0 to 65535, not "http"' },
    { args: ["legacy", "--port", ""], message: '--port: must be a whole number from 0 to 65535, not ""' },
    { args: ["legacy", "--port=-1"], message: '--port: must be a whole number from 0 to 65535, not "-1"' },
    { args: ["legacy", "--port", "65536"], message: '--port: must be a whole number from 0 to 65535, not "65536"' },
    {
      args: ["payment", "legacy", "--port", "65535"],
      message: '--port: must be a whole number from 0 to 65534, so that 2 APIs have one each, not "65535"',
    },
    {
      args: ["--port", String(LAST + 1)],
      message: `--port: must be a whole number from 0 to ${LAST}, so that ${API_NAMES.length} APIs have one each, not "${LAST + 1}"`,
    },
    { args: ["--port", "bank=4010"], message: `bank: unknown API; the APIs are ${API_NAMES.join(", ")}` },
    { args: ["--port", "legacy=http"], message: '--port: must be a whole number from 0 to 65535, not "http"' },
    { args: ["--allowed-hosts", "mock:4010"], message: '--allowed-hosts: must be a list of host names, not "mock:4010"' },
    { args: ["--allow-events-to", "http://shop"], message: '--allow-events-to: must be a list of host names, not "http://shop"' },
    {
      args: ["--control-token", "a\nb"],
      message: "--control-token: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters",
    },
    { args: ["--profile", "stripe"], message: '--profile: must be paytrail, not "stripe"' },
    {
      args: ["--merchant-api-name", "My API"],
      message: '--merchant-api-name: must be printable ASCII text without spaces, of at most 1000 characters, not "My API"',
    },
    { args: ["--tolerances", "items"], message: "--tolerances: must be all, none, or some of items-absent, " },
    { args: ["--max-body-bytes", "10MB"], message: '--max-body-bytes: must be a whole number of bytes from 1 to 268435456, not "10MB"' },
    {
      args: ["--request-timeout", "0"],
      message: '--request-timeout: must be a whole number of milliseconds from 1 to 2147483647, not "0"',
    },
    { args: ["--host", ""], message: '--host: must be the name or address of a host, without scheme and port, not ""' },
    { args: ["--fault", "slow"], message: "--fault: must be delay=<ms>, status=<400 to 599>," },
    { args: ["--fault", "slow"], message: 'replay, not "slow"' },
    { args: ["--secret", ""], message: "--secret: must be a non-empty string without NUL and lone surrogates, not an empty string" },
    { args: ["--secret", "a", "--merchant", "b=c"], message: "exclude each other: choose one" },
    { args: ["--merchant", "b"], message: "--merchant: must be ID=SECRET" },
    { args: ["--merchant", "b:c=d"], message: "--merchant: must be ID=SECRET, the ID printable ASCII text without spaces and colons" },
    {
      args: ["payment", "--port", "legacy=1"],
      message: "--port.legacy: the legacy API is not started: start it as well, or leave this out",
    },
    { args: ["--port", "9", "--port", "legacy=10"], message: "--port.legacy: must be another port than that of merchant, not 10" },
    { args: ["--host", "a:1"], message: '--host: must be the name or address of a host, without scheme and port, not "a:1"' },
    { args: ["--credentials", "a\0b"], message: "--credentials: a\0b is no path: it has a NUL" },
    { args: ["--credentials", "FOLDER/none.json"], message: "none.json does not exist" },
    { args: ["--credentials", "FOLDER/broken.json"], message: "is not JSON" },
    {
      args: ["--credentials", "FOLDER/wrong.json"],
      message: "--credentials.payment.1: must be a non-empty string without NUL and lone surrogates, or { secret, state }, not a number",
    },
    { args: ["--credentials", "FOLDER/list.json"], message: "--credentials: must be an object, not an empty array" },
    { args: ["--credentials", "FOLDER/null.json"], message: "--credentials: must be an object, not null" },
    {
      args: ["--timestamp-tolerance=-1"],
      message: '--timestamp-tolerance: must be a whole number of seconds from 0 to 1000000000, not "-1"',
    },
    {
      args: ["--timestamp-tolerance", "1.5"],
      message: '--timestamp-tolerance: must be a whole number of seconds from 0 to 1000000000, not "1.5"',
    },
    { args: ["--description", "legacy"], message: "--description: must be API=FILE" },
    { args: ["--description", "legacy=FOLDER/list.json"], message: "--description: must be API=FILE, and the file a JSON object" },
    { args: ["--description", "legacy=FOLDER/null.json"], message: "--description: must be API=FILE, and the file a JSON object" },
    { args: ["--description", "bank=FOLDER/empty.json"], message: "bank: unknown API;" },
  ])("rejects $args: $message", ({ args, message }) => {
    expect(() => read(args)).toThrow(message);
  });

  test("takes the control token of the environment, and names the variable of one that no header can hold", () => {
    vi.stubEnv("MAKSU_MOCK_TOKEN", "of-the-environment");
    expect(read([])).toMatchObject({ options: { controlToken: "of-the-environment" } });
    expect(read(["--control-token", "given"])).toMatchObject({ options: { controlToken: "given" } });
    vi.stubEnv("MAKSU_MOCK_TOKEN", "hush\nhush");
    expect(() => read([])).toThrow(
      /^MAKSU_MOCK_TOKEN: must be printable ASCII text that neither begins nor ends with a space, of at most 1000 characters$/,
    );
    vi.unstubAllEnvs();
  });

  test.each([["--help"], ["-h"], ["-h", "--version"]])("%s needs nothing else", (...args) => {
    expect(read(args)).toBe(USAGE);
  });

  test("prints the --version", () => {
    expect(read(["--version"])).toBe(manifest.version);
  });
});

describe("the command has each option of startMockServer", () => {
  /** Arguments that give an option this value; an exchange is logged. */
  const ARGUMENTS: {
    readonly [option in Exclude<keyof MockServerOptions, "onExchange">]: readonly [args: readonly string[], value: unknown];
  } = {
    apis: [["legacy"], ["legacy"]],
    ports: [["legacy", "--port", "5010"], { legacy: 5010 }],
    host: [["--host", "::1"], "::1"],
    credentials: [["--credentials", "FOLDER/credentials.json"], { payment: { 1: "a", 2: { secret: "b", state: "unexpected-error" } } }],
    auth: [["--no-auth"], false],
    timestampToleranceSeconds: [["--timestamp-tolerance", "300"], 300],
    rejectUsedNonces: [["--reject-used-nonces"], true],
    profile: [["--profile", "paytrail"], "paytrail"],
    merchantApiName: [["--merchant-api-name", "Mine"], "Mine"],
    tolerances: [
      ["--tolerances", "items-absent, notify-url-null"],
      ["items-absent", "notify-url-null"],
    ],
    fault: [["--fault", "drop"], "drop"],
    allowedHosts: [
      ["--allowed-hosts", "mock,payments"],
      ["mock", "payments"],
    ],
    controlToken: [["--control-token", "a-token"], "a-token"],
    allowEventsTo: [["--allow-events-to", "shop"], ["shop"]],
    descriptions: [["--description", "legacy=FOLDER/empty.json"], { legacy: {} }],
    maxBodyBytes: [["--max-body-bytes", "1000"], 1000],
    requestTimeout: [["--request-timeout", "1000"], 1000],
  };
  test.each(Object.entries(ARGUMENTS))("%s", (option, [args, value]) => {
    const [given, without] = [read(args), read([])];
    expect(given).toMatchObject({ options: { [option]: value } });
    expect(without).not.toMatchObject({ options: { [option]: value } });
  });
});

describe("a bad description", () => {
  /** A description with a dangling reference. */
  const withoutTarget = (document: object): object =>
    JSON.parse(JSON.stringify(document).replace(/"\$ref":"#\/components\/schemas\/[^"]+"/, '"$ref":"#/nowhere"')) as object;

  test.each([
    { description: {}, message: "The description of the legacy API" },
    { description: { paths: { "/x": { post: { operationId: "other", responses: {} } } } }, message: "has no createPayment" },
    { description: { paths: { "/x": { $ref: "#/nowhere/at/all" } } }, message: "The description of the legacy API" },
    { description: withoutTarget(descriptionOf("legacy")), message: /^The description of the legacy API can't be read: .*#\/nowhere/ },
  ])("is rejected: $message", async ({ description, message }) => {
    await expect(startMockServer({ apis: ["legacy"], descriptions: { legacy: description } })).rejects.toThrow(message);
  });
});
