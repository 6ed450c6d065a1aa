/** Tests the rehearsal itself: a document that works passes, and each fault that a reader would meet fails. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carryOut, reader, type Reader } from "./carry-out.ts";
import { scriptOf } from "./document-script.ts";
import { type LoopbackRegistry, startRegistry } from "./loopback-registry.ts";

const folder = mkdtempSync(join(tmpdir(), "carry-out-"));
let registry: LoopbackRegistry;
let shop: Reader;

beforeAll(async () => {
  registry = await startRegistry();
  shop = reader(folder, "@shop", registry.url);
  const publish = async (name: string, files: Readonly<Record<string, string>>, manifest: object = {}): Promise<void> => {
    const at = join(folder, "packages", name);
    const own = { name: `@shop/${name}`, version: "1.2.0", type: "module", exports: "./index.js", ...manifest };
    for (const [file, text] of Object.entries({ "package.json": JSON.stringify(own), ...files })) {
      mkdirSync(dirname(join(at, file)), { recursive: true });
      writeFileSync(join(at, file), text);
    }
    await promisify(execFile)("npm", ["publish", "--access", "public"], { cwd: at, env: shop.env as NodeJS.ProcessEnv });
  };
  await publish("words", { "index.js": 'export const hello = "hello";\n' });
  const greets = { "index.js": 'import { hello } from "@shop/words";\nexport const greet = () => hello;\n' };
  await publish("greet", greets, { dependencies: { "@shop/words": "1.2.0" } });
  await publish("undeclared", greets);
  await publish("incomplete", { "index.js": 'export * from "./lib.js";\n', "lib.js": "export const a = 1;\n" }, { files: ["index.js"] });
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const using = (name: string, install = `npm install @shop/${name}`): string =>
  `${block("sh", install)}\n${block("js", `import * as all from "@shop/${name}";\nconsole.log(Object.keys(all).join());`)}`;

test("a document that works is carried out, and nothing of it remains", async () => {
  const before = readdirSync(folder).toSorted();
  expect(await carryOut(scriptOf(using("greet")), shop)).toMatchObject({ status: 0, output: expect.stringMatching(/^greet$/m) });
  expect(readdirSync(folder).filter((name) => name.startsWith("project-"))).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(before);
  expect(existsSync(join(folder, "cache"))).toBe(true);
});

test.each([
  { fault: "a block that fails", document: `${using("greet")}\n${block("sh", "node missing.mjs")}`, says: "FAILED: node missing.mjs" },
  { fault: "a program that fails", document: using("greet").replace("console", "konsole"), says: "konsole is not defined" },
  { fault: "a file missing in a package", document: using("incomplete"), says: "ERR_MODULE_NOT_FOUND" },
  { fault: "a wrong pin", document: using("greet", "npm install @shop/greet@1.3.0"), says: "ETARGET" },
  {
    fault: "a wrong pin in a file",
    document: `Save this as \`package.json\`:\n\n${block("json", '{ "dependencies": { "@shop/greet": "2.0.0" } }')}`,
    says: "ETARGET",
  },
  { fault: "a dependency that is not declared", document: using("undeclared"), says: "Cannot find package '@shop/words'" },
  { fault: "a package that the document does not install", document: using("greet", "true"), says: "Cannot find package '@shop/greet'" },
])("$fault fails", async ({ document, says }) => {
  const { status, output } = await carryOut(scriptOf(document), shop);
  expect(status).not.toBe(0);
  expect(output).toContain(says);
});

test("a server runs while the document goes on, and ends with it", async () => {
  const listen =
    'require("http").createServer((_, response) => response.end("served")).listen(4020, "127.0.0.1", () => console.log("http://"))';
  const document = {
    files: {},
    script: `serve node --input-type=commonjs --eval '${listen}'\ncurl --silent http://127.0.0.1:4020`,
    leftOut: [],
  };
  expect(await carryOut(document, shop)).toEqual({ status: 0, output: "served" });
  const ends = await carryOut({ ...document, script: "serve node --eval 'console.error(1 + 1)'" }, shop);
  expect(ends.status).not.toBe(0);
  expect(ends.output).toContain("2\n");
});

test("a document's commands are those of its blocks, less those that need more than it has", () => {
  const document = [
    "Save this as `pay.mjs`:\n",
    block("js", "pay();"),
    block("sh", "npx @maksu/mock-server payment   # prints its URL\nnode pay.mjs # 201\nMAKSU_SECRET=… npx a \\\n  --b\ncurl http://x"),
    block("json", "{}"),
  ].join("\n");
  expect(scriptOf(document)).toEqual({
    files: { "pay.mjs": "pay();\n" },
    script: "serve npx @maksu/mock-server payment\nnode pay.mjs",
    leftOut: [
      { command: "MAKSU_SECRET=… npx a --b", reason: "has a placeholder" },
      { command: "curl http://x", reason: "needs a server and what is stored there" },
    ],
  });
});
