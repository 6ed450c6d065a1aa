/** The openapi-fetch clients of signing's README, over this API's operation table. */
import { readFileSync } from "node:fs";
import { isVerified } from "@maksu/signing";
import { expect, it } from "vitest";
import { clientWithFetch, clientWithMiddleware } from "../test/own-clients.ts";
import { service, signatureOf } from "../test/service.ts";

it("the README of signing shows the compiled clients", () => {
  const source = readFileSync(new URL("../test/own-clients.ts", import.meta.url), "utf8");
  expect(readFileSync(new URL("../../signing/README.md", import.meta.url), "utf8")).toContain(`\`\`\`ts\n${source}\`\`\`\n`);
});

it.each([
  ["a middleware", clientWithMiddleware],
  ["a fetch", clientWithFetch],
])("the README's client signs and verifies in %s", async (_, make) => {
  const server = await service({ status: 200, body: { transactionId: "t-1" } });
  const { response } = await make(server.baseUrl).GET("/payments/{transactionId}", { params: { path: { transactionId: "t-1" } } });
  expect(isVerified(response)).toBe(true);
  const [request] = server.received;
  expect(request?.headers["signature"]).toBe(request && (await signatureOf(request)));
});
