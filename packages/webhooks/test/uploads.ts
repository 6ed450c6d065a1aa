/** Uploads of reports over real HTTP, some of which stall. */
import { createServer, request as httpRequest, type ClientRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Delivery, memoryStore, paymentReportHandler, type PaymentReportOptions } from "../src/index.ts";
import { nodeListener } from "../src/node.ts";
import { paymentReport } from "../src/testing/index.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const SHAPED = { signature: "0".repeat(64) };

/** Creates this many rows of 800 bytes, including the comma: 40 million for 50,000, the maximum of a report. */
const row = (number: number): string => `${`{"amount":15.25,"stamp":"order-${number}","later":"`.padEnd(797, "x")}"}`;
const reportOf = (rows: number, first: number): string => `[${Array.from({ length: rows }, (_, index) => row(first + index)).join(",")}]`;

/** A shop that receives reports until the test is over. */
export async function shop(change: Partial<PaymentReportOptions> = {}) {
  const deliveries: Delivery[] = [];
  const onDelivery = (delivery: Delivery) => void deliveries.push(delivery);
  const handle = paymentReportHandler({ ...merchant, store: memoryStore(), onReport: async () => {}, onDelivery, ...change });
  const server = createServer(nodeListener(handle));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const deliver = async (body: string) => (await fetch(await paymentReport({ ...merchant, url, body }))).status;
  return { port, url, deliver, deliveries };
}

/** Sends bytes and leaves the upload open; resolves with the response's status. */
export async function stall(
  port: number,
  headers: object,
  body: Uint8Array,
): Promise<{ out: ClientRequest; status: Promise<number | string> }> {
  const out = httpRequest({ host: "127.0.0.1", port, method: "POST", headers: { ...SHAPED, ...headers } });
  const status = new Promise<number | string>((resolve) => {
    out.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    out.on("error", () => resolve("closed"));
  });
  await new Promise<void>((resolve) => void out.write(body, () => resolve()));
  return { out, status };
}

interface Uploads {
  readonly reports: number;
  readonly stalled: number;
  /** Without a Content-Length. */
  readonly chunked: boolean;
  readonly rows: number;
}

/** Reports that arrive at once, besides uploads that stall one byte before their end. */
export async function atOnce({ reports, stalled, chunked, rows }: Uploads, limits: Partial<PaymentReportOptions> = {}) {
  const { port, url, deliveries } = await shop(limits);
  const length = (bytes: number) => (chunked ? {} : { "content-length": String(bytes) });
  const open = Array.from({ length: stalled }, async () => stall(port, length(rows * 800 + 1), Buffer.alloc(rows * 800)));
  const stalling = await Promise.all(open);
  const delivered = Array.from({ length: reports }, async (_, index) => {
    const body = reportOf(rows, index * rows);
    const { headers } = await paymentReport({ ...merchant, url, body });
    const { out, status } = await stall(port, { ...Object.fromEntries(headers), ...length(body.length) }, Buffer.from(body));
    out.end();
    return status;
  });
  const statuses = await Promise.all(delivered);
  for (const { out } of stalling) out.destroy();
  return { statuses, outcomes: deliveries.map(({ outcome }) => outcome) };
}
