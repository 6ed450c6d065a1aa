/** A shop's server that receives reports, and reads them by `@maksu/webhooks`. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type PaymentReportRow, readReport } from "@maksu/webhooks";
import type { MerchantCredentials, SandboxWorld } from "../../../src/index.ts";
import { isSigned, type Shop } from "../shop.ts";

export interface ReceivedReport {
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** Receives reports. */
export interface ReportReceiver extends AsyncDisposable {
  readonly url: string;
  /** Statuses of its next responses; after them 200. */
  readonly statuses: number[];
  readonly received: ReceivedReport[];
  /** The next report that comes. */
  next(): Promise<ReceivedReport>;
  /** Asks for a report of a period, or of a settlement, and returns its rows: verified by the reader, and by plain node:crypto. */
  rows(request?: ReportRequest): Promise<readonly PaymentReportRow[]>;
}

/** A report to ask for, besides the fields of the request: of which settlement, and by whom. */
export interface ReportRequest {
  readonly body?: object;
  readonly settlementId?: string | number;
  readonly credentials?: MerchantCredentials;
}

/**
 * Starts a receiver.
 *
 * @param world - whose reports it asks for; without one it receives them only
 */
export async function startReportReceiver(shop: Shop, world?: SandboxWorld): Promise<ReportReceiver> {
  const received: ReceivedReport[] = [];
  const statuses: number[] = [];
  const waiting: ((report: ReceivedReport) => void)[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => void pieces.push(piece));
    request.on("end", () => {
      const report = { headers: request.headers, body: Uint8Array.from(Buffer.concat(pieces)) };
      received.push(report);
      waiting.shift()?.(report);
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/report`;
  return {
    url,
    statuses,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async rows({ body = {}, settlementId, credentials = world?.payment } = {}) {
      if (!world || !credentials) throw new Error("the receiver has no world");
      const path = settlementId === undefined ? "/payments/report" : `/settlements/${settlementId}/payments/report`;
      const reply = await shop.send("POST", path, { body: { requestType: "json", callbackUrl: url, ...body }, credentials });
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
      const about = String(reply.body["requestId"]);
      await world.events.waitFor("paymentReport", { about, acknowledged: true }, { timeoutMs: 60_000 });
      const last = received.at(-1);
      if (!last) throw new Error("no report came");
      return rowsIn(last, credentials);
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The rows of a report, whose signature must match. */
export async function rowsIn({ headers, body }: ReceivedReport, { secret }: MerchantCredentials): Promise<readonly PaymentReportRow[]> {
  const given = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
  const report = await readReport({ headers: given, body, secret });
  if (!report || !isSigned(given, Buffer.from(body).toString(), secret)) throw new Error("the report's signature does not match");
  return [...report.rows];
}

/** Euros in cents, without a float. */
export function centsOf(euros: unknown): number {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(euros)) ?? [];
  if (whole === "") throw new Error(`${String(euros)} is no amount`);
  return (sign === "-" ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, "0")));
}
