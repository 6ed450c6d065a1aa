import { expect, test } from "vitest";
import { redirectingEnvironment } from "./environment.ts";

const added = { MAKSU_SANDBOX_URL: "http://127.0.0.1:1", MAKSU_SANDBOX_HOSTS: "a.example,b.example" };
const redirecting = (environment: Readonly<Record<string, string>>): object =>
  redirectingEnvironment(environment, "http://127.0.0.1:1", ["a.example", "b.example"], "file:///hook.js");

test("an environment keeps its own variables, and options of Node", () => {
  expect(redirecting({ PATH: "/bin", NODE_OPTIONS: "--conditions=test" })).toMatchObject({
    ...added,
    PATH: "/bin",
    NODE_OPTIONS: "--conditions=test --import file:///hook.js",
  });
  expect(redirecting({})).toMatchObject({ ...added, NODE_OPTIONS: "--import file:///hook.js" });
});

test("requests to the redirected hosts go around a proxy", () => {
  const direct = "a.example,b.example,127.0.0.1,localhost";
  expect(redirecting({})).toMatchObject({ NO_PROXY: direct, no_proxy: direct });
  expect(redirecting({ NO_PROXY: "c.example" })).toMatchObject({ NO_PROXY: `c.example,${direct}`, no_proxy: `c.example,${direct}` });
});
