/** Who may control a sandbox: what a foreign page, a rebound name or a program without the token sends is rejected, whatever it asks for. */
import { describe, expect, test } from "vitest";
import { type SandboxOptions, startSandbox } from "../../index.ts";
import { type OperationId, operationIds } from "../../generated/operation-ids.ts";
import { operationTable } from "../../generated/operations.ts";

/** Sends a request without a socket, with any headers. */
async function send(options: SandboxOptions, headers: Readonly<Record<string, string>>, id: OperationId = "listWorlds") {
  await using sandbox = await startSandbox({ port: false, ...options });
  const { method, path } = operationTable[id];
  const response = await sandbox.fetch(new URL(path.replaceAll(/\{\w+\}/g, "default"), sandbox.url), { method, headers });
  const { status } = response;
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  return { status, code, message };
}

const REBOUND = "attacker.example.com:4020";
const ON_ALL = { host: "0.0.0.0" };
const TOKEN = { controlToken: "a token" };
const PUBLIC = { publicUrl: "https://sandbox.example.com", ...TOKEN };
const authorization = "Bearer a token";

describe("a sandbox on loopback", () => {
  test.each<[what: string, options: SandboxOptions, headers: Record<string, string>]>([
    ["names this machine", {}, { host: "127.0.0.1:4020" }],
    ["names this machine as localhost", {}, { host: "localhost:4020" }],
    ["names this machine by IPv6", {}, { host: "[::1]:4020" }],
    ["comes from its own page", {}, { host: "localhost:4020", origin: "http://localhost:4020" }],
    ["names the public URL's host and has the token", PUBLIC, { host: "sandbox.example.com", authorization }],
    ["names the public URL's host with its port and has the token", PUBLIC, { host: "sandbox.example.com:443", authorization }],
    ["comes from the public URL's page", PUBLIC, { host: "sandbox.example.com", origin: "https://sandbox.example.com", authorization }],
    ["names this machine beside a public URL", { publicUrl: PUBLIC.publicUrl }, { host: "localhost:4020" }],
    ["has the token", TOKEN, { host: "localhost:4020", authorization }],
  ])("takes a request that %s", async (_what, options, headers) => {
    expect((await send(options, headers)).status).toBe(200);
  });

  test.each<[what: string, options: SandboxOptions, headers: Record<string, string>, code: string]>([
    ["names another host", {}, { host: REBOUND }, "foreign-host"],
    ["names a host that begins like this machine", {}, { host: "localhost.example.com" }, "foreign-host"],
    ["names this machine as a user", {}, { host: "localhost@attacker.example.com" }, "foreign-host"],
    ["names two hosts", {}, { host: "localhost:4020, attacker.example.com" }, "foreign-host"],
    ["names no host", {}, { host: "" }, "foreign-host"],
    [
      "names the public URL's host, of a sandbox without a token",
      { publicUrl: PUBLIC.publicUrl },
      { host: "sandbox.example.com" },
      "control-off",
    ],
    ["names a host below the public URL's", PUBLIC, { host: "x.sandbox.example.com" }, "foreign-host"],
    ["names the public URL's host with another port", PUBLIC, { host: "sandbox.example.com:8443" }, "foreign-host"],
    ["comes from another site", {}, { host: "localhost:4020", origin: "https://attacker.example.com" }, "foreign-origin"],
    ["comes from another port of this machine", {}, { host: "localhost:4020", origin: "http://localhost:3000" }, "foreign-origin"],
    ["comes from a page without an origin", {}, { host: "localhost:4020", origin: "null" }, "foreign-origin"],
    ["comes from the rebound name's page", {}, { host: REBOUND, origin: `http://${REBOUND}` }, "foreign-host"],
    ["lacks the token", TOKEN, { host: "localhost:4020" }, "token-required"],
    ["has another token", TOKEN, { host: "localhost:4020", authorization: "Bearer another" }, "token-required"],
    ["has the token and more", TOKEN, { host: "localhost:4020", authorization: `${authorization} x` }, "token-required"],
    ["has the token in another scheme", TOKEN, { host: "localhost:4020", authorization: "Basic a token" }, "token-required"],
    ["has the token, from another site", TOKEN, { authorization, origin: "https://attacker.example.com" }, "foreign-origin"],
  ])("rejects a request that %s", async (_what, options, headers, code) => {
    const rejected = await send(options, headers);
    expect(rejected).toMatchObject({ status: code === "token-required" ? 401 : 403, code });
    expect(rejected.message).not.toContain("a token");
  });

  test.each(operationIds.filter((id) => id !== "getHealth"))("rejects %s for a foreign host before anything else", async (id) => {
    expect(await send({}, { host: REBOUND }, id)).toMatchObject({ code: "foreign-host" });
    expect(await send(TOKEN, {}, id)).toMatchObject({ code: "token-required" });
  });
});

describe("a sandbox for other machines", () => {
  test("takes no request without a control token of its own", async () => {
    expect(await send(ON_ALL, { host: "127.0.0.1" })).toMatchObject({ status: 403, code: "control-off" });
  });

  test("takes those with the token, and a check of its health without it", async () => {
    const options = { ...ON_ALL, ...TOKEN, publicUrl: "http://sandbox:4020" };
    expect((await send(options, { host: "sandbox:4020", authorization })).status).toBe(200);
    expect(await send(options, { host: "sandbox:4020" })).toMatchObject({ code: "token-required" });
    expect((await send(options, { host: "anything" }, "getHealth")).status).toBe(200);
  });
});
