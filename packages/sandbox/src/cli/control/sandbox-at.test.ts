import { afterEach, expect, test, vi } from "vitest";
import { callSandbox, urlOf } from "./sandbox-at.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each([
  { url: "localhost", env: {}, message: /^--url: must be an http\(s\) URL/ },
  { url: undefined, env: { MAKSU_SANDBOX_URL: "localhost" }, message: /^MAKSU_SANDBOX_URL: must be an http\(s\) URL/ },
  { url: undefined, env: { MAKSU_SANDBOX_TOKEN: "line\nbreak" }, message: /^MAKSU_SANDBOX_TOKEN: must be / },
])("an invalid URL or token is reported by its flag or variable: $url, $env", async ({ url, env, message }) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  await expect(callSandbox(urlOf({ url }), (client) => client.getHealth())).rejects.toThrow(message);
});
