/** Runs the collections by the command-line runners of Postman and Bruno, against sandbox and mock servers: `npm run long -- collections`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMockServer } from "@maksu/mock-server";
import { startSandbox } from "@maksu/sandbox";
import { API_NAMES, type ApiName } from "@maksu/service-front";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeCollections } from "./collections.ts";
import { ACTS_AT, type Collection, collection, serverOf } from "./requests.ts";

/** Versions that run on Node 20. They are installed for this run, and removed. */
const RUNNERS = { "@usebruno/cli": "4.1.0", newman: "6.2.2" };

let scratch: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "collections-"));
  writeFileSync(join(scratch, "package.json"), JSON.stringify({ private: true, dependencies: RUNNERS }));
  const { status, output } = await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], scratch);
  if (status !== 0) throw new Error(`The runners can't be installed.\n${output}`);
}, 600_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Names of requests with the status of the response, in the order of the run; and what failed. */
interface Outcome {
  readonly status: unknown;
  readonly requests: readonly (readonly [name: string, status: number | undefined])[];
  readonly failures: readonly unknown[];
  readonly output: string;
}

type Variables = Readonly<Record<string, string>>;

const flags = (values: Variables): string[] => Object.entries(values).flatMap(([name, value]) => ["--env-var", `${name}=${value}`]);

const RUNS: Readonly<Record<string, (folder: string, values: Variables) => Promise<Outcome>>> = {
  async newman(folder, values) {
    const report = join(folder, "report.json");
    const args = ["run", "maksu.postman_collection.json", ...flags(values), "--reporters", "json", "--reporter-json-export", report];
    const { status, output } = await run(bin("newman"), args, folder);
    const { run: found } = JSON.parse(readFileSync(report, "utf8")) as {
      readonly run: {
        readonly executions: readonly { readonly item: { readonly name: string }; readonly response?: { readonly code: number } }[];
        readonly failures: readonly { readonly error: { readonly message: string }; readonly source?: { readonly name: string } }[];
      };
    };
    return {
      status,
      output,
      requests: found.executions.map(({ item, response }) => [item.name, response?.code]),
      failures: found.failures.map(({ error, source }) => `${source?.name}: ${error.message}`),
    };
  },
  async bru(folder, values) {
    const report = join(folder, "report.json");
    const args = ["run", "-r", "--noproxy", ...flags(values), "--reporter-json", report];
    const { status, output } = await run(bin("bru"), args, join(folder, "bruno"));
    const [{ results } = { results: [] }] = JSON.parse(readFileSync(report, "utf8")) as readonly {
      readonly results: readonly {
        readonly name: string;
        readonly status: string;
        readonly error: unknown;
        readonly response: { readonly status: number | "skipped" };
        readonly testResults: readonly { readonly status: string; readonly description: string }[];
      }[];
    }[];
    return {
      status,
      output,
      requests: results.map(({ name, response }) => [
        name.split("/").at(-1) ?? "",
        response.status === "skipped" ? undefined : response.status,
      ]),
      failures: results.flatMap(({ name, error, testResults }) => [
        ...(error === null || error === undefined ? [] : [`${name}: ${String(error)}`]),
        ...testResults.flatMap((each) => (each.status === "pass" ? [] : [`${name}: ${each.description}`])),
      ]),
    };
  },
};

const bin = (name: string): string => join(scratch, "node_modules/.bin", name);

async function run(program: string, args: readonly string[], cwd: string): Promise<{ readonly status: unknown; readonly output: string }> {
  const env = { ...process.env, NO_PROXY: "127.0.0.1", no_proxy: "127.0.0.1" };
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part: string) => (output += part));
  const [status] = (await once(child, "close")) as [unknown];
  return { status, output };
}

/** Every request with each status of success; an act has none where it is skipped. */
const wanted = ({ folders }: Collection, hasActs: boolean): unknown[] =>
  folders.flatMap(({ requests }) =>
    requests.map(({ name, server, success }) => [
      name,
      server === ACTS_AT && !hasActs ? undefined : expect.toSatisfy((status: number) => success.includes(status)),
    ]),
  );

const servers = (urlOf: (api: ApiName) => string): Variables => Object.fromEntries(API_NAMES.map((api) => [serverOf(api), urlOf(api)]));

describe.each(Object.entries(RUNS))("%s", (name, runIn) => {
  const written = (change: (text: string) => string = (text) => text): string => {
    const folder = mkdtempSync(join(scratch, `${name}-`));
    writeCollections(folder);
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile() && /\.(bru|json)$/.test(file.name)) {
        const path = join(file.parentPath, file.name);
        writeFileSync(path, change(readFileSync(path, "utf8")));
      }
    return folder;
  };

  async function inSandbox(folder: string, values: Variables = {}): Promise<Outcome> {
    const { url, close } = await startSandbox();
    try {
      return await runIn(folder, { ...servers(() => url), [ACTS_AT]: url, ...values });
    } finally {
      await close();
    }
  }

  test("every operation succeeds in the sandbox, with the customer's steps, and every signature is right", async () => {
    const { status, requests, failures, output } = await inSandbox(written());
    expect({ status, failures }, output).toEqual({ status: 0, failures: [] });
    expect(requests).toEqual(wanted(collection(), true));
  });

  test("every operation succeeds with the mock servers, without those steps", async () => {
    const mock = await startMockServer();
    try {
      const { status, requests, failures, output } = await runIn(written(), { ...servers((api) => mock.urls[api]), [ACTS_AT]: "" });
      expect({ status, failures }, output).toEqual({ status: 0, failures: [] });
      // A runner may leave out of its report what it has skipped.
      const want = wanted(collection(), false);
      expect(requests.filter(([, code]) => code !== undefined)).toEqual(want.filter((each) => (each as unknown[])[1] !== undefined));
    } finally {
      await mock.close();
    }
  });

  test("what is sent is what was signed, with letters, quotes and white space in bodies, paths and queries", async () => {
    const { status, failures, output } = await inSandbox(written((text) => text.replaceAll("{{$guid}}", "Ä 'ö' {{$guid}}")));
    expect({ status, failures }, output).toEqual({ status: 0, failures: [] });
  });

  test("another secret fails", async () => {
    const { status, requests } = await inSandbox(written(), { secret: "wrong" });
    expect(status).not.toBe(0);
    expect(requests).toContainEqual(["createPayment", 401]);
  });
});
