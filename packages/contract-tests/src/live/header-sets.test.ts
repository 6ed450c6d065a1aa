/** The headers of each operation as they reach a server: exactly the documented set, once each, with values that say the same as the request. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LiveApi, liveApis } from "./apis.ts";
import { API_NAMES, type MockServer } from "@maksu/mock-server";
import { TESTED } from "../tested-apis.ts";

interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyLength: number;
}

let server: Server;
let received: Received[] = [];
let withPlatform: readonly LiveApi[];
let withoutPlatform: readonly LiveApi[];
beforeAll(async () => {
  // Returns what every operation may return without a signature.
  server = createServer((request, response) => {
    let bodyLength = 0;
    request.on("data", (chunk: Buffer) => (bodyLength += chunk.length));
    request.on("end", () => {
      const headers = Array.from({ length: request.rawHeaders.length / 2 }, (_, i): [string, string] => [
        request.rawHeaders[2 * i]?.toLowerCase() ?? "",
        request.rawHeaders[2 * i + 1] ?? "",
      ]);
      received.push({ method: request.method ?? "", target: request.url ?? "", headers, bodyLength });
      const isMerchant = request.url?.startsWith("/merchant/");
      const body = isMerchant
        ? { error: { title: "invalid-signature", description: "", workaround: "" } }
        : { status: "error", message: "" };
      response.writeHead(isMerchant ? 403 : 401, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = Object.fromEntries(API_NAMES.map((name) => [name, url])) as MockServer["urls"];
  withPlatform = liveApis(urls, { platformName: "shop-1.0" });
  withoutPlatform = liveApis(urls);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Headers of HTTP itself; `content-type` belongs to the body. */
const TRANSPORT = new Set([
  "host",
  "connection",
  "accept",
  "accept-language",
  "accept-encoding",
  "sec-fetch-mode",
  "user-agent",
  "content-length",
  "content-type",
]);

async function headersOf(apis: readonly LiveApi[], name: string, operationId: string): Promise<Received> {
  received = [];
  await apis.find((api) => api.name === name)?.call(operationId);
  expect(received).toHaveLength(1);
  const [first] = received;
  if (!first) throw new Error("nothing was received");
  return first;
}

const own = ({ headers }: Received): string[] =>
  headers
    .map(([header]) => header)
    .filter((header) => !TRANSPORT.has(header))
    .toSorted();

describe.each(API_NAMES)("%s API", (name) => {
  const { document } = TESTED[name];
  describe.each(document.operations)("$operationId", ({ operationId, headers: documented, method, path }) => {
    const expected = Object.keys(documented)
      .map((header) => header.toLowerCase())
      .filter((header) => header !== "content-type");

    test("sends its documented header set", async () => {
      expect(own(await headersOf(withPlatform, name, operationId))).toEqual(expected.toSorted());
    });

    test("sends no platform-name header when no platform name is set", async () => {
      expect(own(await headersOf(withoutPlatform, name, operationId))).toEqual(
        expected.filter((header) => header !== "platform-name").toSorted(),
      );
    });

    test("sends header values that match the request and the body's media type", async () => {
      const request = await headersOf(withPlatform, name, operationId);
      const values = new Map(request.headers);
      expect(request.method).toBe(method);
      expect(request.target.split("?", 1)[0]).toMatch(new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`));
      expect(values.get("content-type")).toBe(request.bodyLength > 0 ? "application/json; charset=utf-8" : undefined);
      for (const [header, repeated] of [
        ["checkout-method", method],
        ["checkout-transaction-id", request.target.split("/")[2]],
        ["checkout-tokenization-id", request.target.split("/")[2]],
        ["platform-name", "shop-1.0"],
        ["checkout-account", "375917"],
        ["checkout-algorithm", "sha256"],
      ] as const)
        if (expected.includes(header)) expect(values.get(header), header).toBe(repeated);
    });
  });
});
