import { createHash, createHmac } from "node:crypto";
import { serverForTest } from "@maksu/test-server/vitest";
import createClient from "openapi-fetch";
import { expect, it } from "vitest";
import { merchantSigning } from "./merchant-fetch.ts";
import { merchantOperations } from "../../test/operations.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";

interface paths {
  "/merchant/v1/payments/{orderNumber}/refunds": {
    post: {
      parameters: { path: { orderNumber: string }; query: { note: string } };
      requestBody: { content: { "application/json": { rows: object[] } } };
      responses: { 202: { content?: never } };
    };
  };
}

it("merchantSigning signs path, query and bytes as openapi-fetch sends them", async () => {
  const server = await serverForTest((response) => response.writeHead(202).end());
  const client = createClient<paths>({ baseUrl: server.origin });
  const now = () => new Date("2026-07-01T09:00:00.000Z");
  client.use(merchantSigning({ merchantId: 13466, secret, baseUrl: server.origin, operations: merchantOperations, now }));
  const { response } = await client.POST("/merchant/v1/payments/{orderNumber}/refunds", {
    params: { path: { orderNumber: "a/ä" }, query: { note: "1 2" } },
    body: { rows: [] },
  });
  expect(response.status).toBe(202);
  const { target, bytes, headers } = server.only();
  expect(target).toBe("/merchant/v1/payments/a%2F%C3%A4/refunds?note=1%202");
  const md5 = createHash("md5").update(bytes).digest("base64");
  const message = `POST\n${target}\nServiceMerchantAPI 13466\n2026-07-01T09:00:00+0000\n${md5}`;
  const signature = createHmac("sha256", secret).update(message).digest("base64");
  expect(headers).toMatchObject({ "content-md5": md5, authorization: `ServiceMerchantAPI 13466:${signature}` });
});
