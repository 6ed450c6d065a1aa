/** A new act, added to a copy of the sandbox: its description, its file and its test are all that is written by hand. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";

const REPOSITORY = join(import.meta.dirname, "../../../..");
mkdirSync(join(REPOSITORY, "packages/sandbox/.results"), { recursive: true });
// Within the repository, so that the copy finds its packages.
const copy = mkdtempSync(join(REPOSITORY, "packages/sandbox/.results/new-act-"));
afterAll(() => rmSync(copy, { recursive: true }));
const SPEC = "specs/sandbox-control";
const SANDBOX = "packages/sandbox";
for (const name of [
  SPEC,
  `${SANDBOX}/src`,
  `${SANDBOX}/test`,
  `${SANDBOX}/package.json`,
  `${SANDBOX}/tsconfig.json`,
  "tsconfig.base.json",
  "tsconfig.check.json",
  "specs/lint.yaml",
  "specs/header-sets.js",
])
  if (existsSync(join(REPOSITORY, name))) cpSync(join(REPOSITORY, name), join(copy, name), { recursive: true });

const PATH = `post:
  operationId: greet
  x-act:
    arguments: [name]
    result: greeting
    seed: {}
    done: The customer was greeted.
  summary: Greet a customer
  description: Says hello.
  tags: [Customer]
  parameters:
    - $ref: ../components/parameters/World.yaml
  requestBody:
    required: true
    content:
      application/json:
        x-error-code: invalid-request
        schema:
          description: Whom to greet.
          type: object
          required: [name]
          properties:
            name:
              description: The customer's name.
              type: string
              minLength: 1
              maxLength: 20
            times:
              description: How often.
              type: integer
              minimum: 1
              maximum: 3
              default: 1
          unevaluatedProperties:
            description: Any other key is rejected.
            not: {}
        examples:
          maija:
            value:
              name: Maija
  x-response-set: world-body
  responses:
    "200":
      description: The greeting.
      content:
        application/json:
          schema:
            type: object
            required: [greeting]
            properties:
              greeting:
                description: What was said.
                type: string
          examples:
            maija:
              value:
                greeting: Hello Maija
`;

const ACT = `import { DEFAULT_GREET } from "../generated/defaults.ts";
import type { Acts } from "./act.ts";

export const acts: Pick<Acts, "greet"> = {
  greet: async (_context, { body: { name, times = DEFAULT_GREET.times } }) => ({ greeting: \`\${"Hello ".repeat(times)}\${name}\` }),
};
`;

const TEST = `import { expect, test } from "vitest";
import { startSandbox } from "../index.ts";

test("a customer is greeted", async () => {
  await using sandbox = await startSandbox({ port: false });
  expect(await sandbox.defaultWorld.greet("Maija", { times: 2 })).toBe("Hello Hello Maija");
});
`;

/** The files of the copy that are written by hand, with what is in them. */
function handWritten(): ReadonlyMap<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/[/\\](generated|dist|\.turbo)[/\\]/.test(path));
  return new Map(paths.map((path) => [relative(copy, path), readFileSync(path, "utf8")]));
}

const node = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: REPOSITORY, encoding: "utf8" });
const codegen = (...args: readonly string[]): string => node("tools/codegen/bin/codegen.js", ...args, join(copy, SPEC, "openapi.yaml"));

test("a new act is at most four files by hand: it is a method, an operation, a step, a command and a form, and its types are right", async () => {
  const before = handWritten();
  writeFileSync(join(copy, SPEC, "paths/_sandbox_worlds_{world}_greet.yaml"), PATH);
  const root = join(copy, SPEC, "openapi.yaml");
  writeFileSync(
    root,
    readFileSync(root, "utf8").replace(
      "\npaths:\n",
      "\npaths:\n  /_sandbox/worlds/{world}/greet:\n    $ref: paths/_sandbox_worlds_{world}_greet.yaml\n",
    ),
  );
  writeFileSync(join(copy, SANDBOX, "src/acts/greet.ts"), ACT);
  writeFileSync(join(copy, SANDBOX, "src/acts/greet.test.ts"), TEST);
  const changed = [...handWritten()].filter(([name, content]) => before.get(name) !== content).map(([name]) => name);
  expect(changed.length).toBeLessThanOrEqual(4);
  expect(codegen("lint")).toBe("");
  codegen("generate");
  node("node_modules/typescript-7/bin/tsc", "-p", join(copy, SANDBOX, "tsconfig.json"), "--singleThreaded");

  const load = (path: string): Promise<unknown> => import(join(copy, SANDBOX, "src", path)) as Promise<unknown>;
  const { startSandbox } = (await load("index.ts")) as { startSandbox: (options: object) => Promise<GreetingSandbox> };
  await using sandbox = await startSandbox({});
  const { defaultWorld: world, url } = sandbox;
  expect(await world.greet("Maija", { times: 2 })).toBe("Hello Hello Maija");
  await expect(world.greet("Maija", { times: 4 })).rejects.toThrow("times: must be a whole number from 1 to 3, not 4");
  const response = await fetch(`${url}/_sandbox/worlds/default/greet`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"name":"Maija"}',
  });
  expect(await response.json()).toEqual({ greeting: "Hello Maija" });
  await expect(world.seed({ steps: [{ greet: { name: "Maija", times: 4 } }] })).rejects.toThrow(
    "steps[0].greet.times: must be a whole number from 1 to 3, not 4",
  );
  const { control } = (await load("cli/control/control.ts")) as {
    control: (first: string, rest: readonly string[], ...print: ((text: string) => void)[]) => Promise<number>;
  };
  const lines: string[] = [];
  const print = (text: string): void => void lines.push(text);
  expect(await control("greet", ["Maija", "--url", url], print, print)).toBe(0);
  expect(await control("greet", ["Maija", "--times", "4", "--url", url], print, print)).toBe(1);
  await control("greet", ["--help"], print, print);
  expect(lines.slice(0, 2)).toEqual(['{"greeting":"Hello Maija"}', "--times: must be a whole number from 1 to 3, not 4"]);
  expect(lines[2]).toContain("maksu-sandbox greet NAME [options]");
  const { fieldsOf } = (await load("pages/dashboard/forms.ts")) as { fieldsOf: (operation: string) => unknown };
  const { shownFields } = (await load("pages/dashboard/fields.ts")) as { shownFields: (fields: unknown) => unknown };
  expect(String(shownFields(fieldsOf("greet")))).toContain('max="3"');
}, 240_000);

interface GreetingSandbox extends AsyncDisposable {
  readonly url: string;
  readonly defaultWorld: {
    greet(name: string, options?: object): Promise<string>;
    seed(seed: object): Promise<unknown>;
  };
}
