/** An `onExchange` that throws does not affect responses. */
import { once } from "node:events";
import { expect, test } from "vitest";
import { startMockServer } from "../../src/mock-server.ts";
import { sendRaw } from "@maksu/test-server/hostile";

const fails = (): void => {
  throw new Error("boom");
};
const failsLater = async (): Promise<void> => Promise.reject(new Error("boom"));

test.each([
  { what: "a response", onExchange: fails, text: "GET /_mock/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", status: 200 },
  {
    what: "a response, when it is async",
    onExchange: failsLater,
    text: "GET /_mock/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    status: 200,
  },
  { what: "a rejection", onExchange: fails, text: "GET /settlements HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", status: 401 },
  {
    what: "a rejected body",
    onExchange: fails,
    text: "POST /payments HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9999999\r\n\r\n",
    status: 413,
  },
  { what: "text that is not HTTP", onExchange: fails, text: "garbage\r\n\r\n", status: 400 },
])("an onExchange that throws does not affect $what, and emits a warning", async ({ onExchange, text, status }) => {
  await using mock = await startMockServer({ apis: ["payment"], onExchange });
  const warned = once(process, "warning");
  expect(await sendRaw(mock.urls.payment, { pieces: [text] }, 5000)).toBe(status);
  expect(await warned).toMatchObject([
    { name: "MockServerWarning", message: "onExchange failed: boom", detail: expect.stringContaining("on-exchange.test.ts") },
  ]);
});
