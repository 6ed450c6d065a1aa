/** Compares the guide for users of the vendor's SDK with what that exports, and runs its examples. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../published-packages.ts";
import { createUserProject } from "../user-project.ts";
import { installPacked } from "./recipe-projects.ts";

const SDK = "@paytrail/paytrail-js-sdk";
const run = promisify(execFile);
const OURS = ["@maksu/payment-client", "@maksu/webhooks", "@maksu/signing"];

const guide = readFileSync(join(root, "docs/guides/moving-from-the-vendor-sdk.md"), "utf8");
const sectionOf = (heading: string): string => guide.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

/** The names in the code of the two columns of the table below a heading. */
function namesIn(heading: string): { readonly sdk: readonly string[]; readonly here: readonly string[] } {
  const rows = sectionOf(heading)
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (-|with the SDK)/.test(line));
  const names = (cell = ""): string[] => [...cell.matchAll(/`(?:\.\.\.)?([A-Za-z_]\w*)/g)].map(([, name = ""]) => name);
  const cells = rows.map((row) => row.split(" | "));
  return { sdk: cells.flatMap(([first]) => names(first)), here: cells.flatMap(([, second]) => names(second)) };
}

const project = createUserProject();
afterAll(project.remove);
const folder = join(project.folder, "vendor-sdk");
const require = createRequire(join(folder, "package.json"));

beforeAll(() => {
  mkdirSync(folder);
  const dependencies = { [SDK]: "1.0.5", ...Object.fromEntries(OURS.map((name) => [name, "*"])) };
  installPacked(folder, { dependencies, devDependencies: { "@maksu/mock-server": "*", "@types/node": "20.19.43" } }, project);
});

const declared = (file: string): string => readFileSync(join(folder, "node_modules", SDK, "dist", file), "utf8");
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

describe("the guide", () => {
  it("has every public method of the SDK in its table of methods, and no other", () => {
    const prototype: object = require(SDK).PaytrailClient.prototype;
    const hidden = new Set(["constructor", ...matches(declared("paytrail.d.ts"), /protected (\w+)[<(]/g)]);
    const methods = [prototype, Object.getPrototypeOf(prototype)].flatMap((each) => Object.getOwnPropertyNames(each));
    const found = methods.filter((name) => !hidden.has(name));
    expect(found.length).toBeGreaterThan(15);
    expect(namesIn("Methods").sdk.toSorted()).toEqual(found.toSorted());
  });

  it("has every option and public property of the SDK's client in its table of options", () => {
    const options = matches(declared("interfaces/IConfiguration.interface.d.ts"), /^ {4}(\w+)\??:/gm);
    expect(namesIn("Options").sdk).toEqual([...options, "API_ENDPOINT"]);
  });

  it("has every exported class and enum of the SDK in its table of classes, and no other", () => {
    expect(namesIn("Classes").sdk.toSorted()).toEqual(Object.keys(require(SDK)).toSorted());
  });

  it("has every exception of the SDK, and every kind of response, in its table of errors", () => {
    const { sdk } = namesIn("Errors");
    expect(sdk).toEqual(expect.arrayContaining(Object.keys(require(`${SDK}/dist/exceptions/exception.js`))));
    const { responseMessage } = require(`${SDK}/dist/constants/message-response.constant.js`);
    // The others are a response's own, or never made.
    for (const made of [responseMessage.SUCCESS, responseMessage.SERVER_ERROR]) expect(guide).toContain(`"${made}"`);
  });

  it("names methods that the client or a package has", () => {
    const called = matches(sectionOf("Methods"), /`(\w+)\([^`]*`(?!.* \| )/g);
    expect(called.length).toBeGreaterThan(15);
    const program = `
      const exported = await Promise.all(${JSON.stringify(OURS)}.map((name) => import(name)));
      const [{ createPaymentClient }] = exported;
      const client = createPaymentClient({ account: 1, secret: "secret", baseUrl: "https://api.example.com" });
      console.log(JSON.stringify([...exported, client].flatMap((each) => Object.keys(each))));`;
    const names: readonly string[] = JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder, encoding: "utf8" }),
    );
    const known = new Set(names);
    expect(called.filter((name) => !known.has(name))).toEqual([]);
  });

  it("names types that the client exports", () => {
    const types = [...new Set([...namesIn("Classes").here, ...namesIn("Errors").here])].filter((name) => /^[A-Z]/.test(name));
    expect(types.length).toBeGreaterThan(30);
    const fromClient = types.filter((name) => name !== "SigningError");
    const program = `import type { ${fromClient.join(", ")} } from "@maksu/payment-client";\nexport type All = [${fromClient.join(", ")}];\n`;
    writeFileSync(join(folder, "types.mts"), program);
    const tsc = join(root, "node_modules/typescript-7/bin/tsc");
    const line = [tsc, "--noEmit", "--ignoreConfig", "--module", "nodenext", "--target", "es2022", "--strict", "types.mts"];
    expect(diagnosticsOf(line)).not.toMatch(/has no exported member/);
  });
});

function diagnosticsOf(line: readonly string[]): string {
  try {
    return execFileSync(process.execPath, line, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

describe("the SDK's side of the examples", () => {
  it.each([
    ["checkout", 0, /^https:/],
    ["an unknown payment", 1, /^unknown payment/],
  ] as const)("runs: %s", async (_what, index, output) => {
    const block = [...guide.matchAll(/^```js\n(.*?)^```$/gms)][index]?.[1] ?? "";
    writeFileSync(join(folder, "example.cjs"), block);
    // The SDK's address is a constant.
    const toMock = `require("axios").interceptors.request.use((config) => ({ ...config, url: config.url.replace("https://services.paytrail.com", process.env.MOCK) }));`;
    writeFileSync(join(folder, "to-mock.cjs"), toMock);
    const mock = await require("@maksu/mock-server").startMockServer({ apis: ["payment"], profile: "paytrail" });
    try {
      const env = { ...process.env, MOCK: mock.urls.payment };
      const { stdout } = await run(process.execPath, ["--require", "./to-mock.cjs", "example.cjs"], { cwd: folder, env });
      expect(stdout).toMatch(output);
    } finally {
      await mock.close();
    }
  });
});
