import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paymentReport } from "@maksu/webhooks/testing";
import type { Delivered, ReportFormat } from "./report-readers.ts";

const account = 375917;
const secret = "SAIPPUAKAUPPIAS";

/** Writes a report of this many rows to a folder. Returns the size of its body in bytes. */
export async function writeReport(folder: string, format: ReportFormat, rows: number): Promise<number> {
  const list = Array.from({ length: rows }, (_, number) => row(number));
  const report = await paymentReport({ url: "https://shop.example.com/report", account, secret, format, rows: list });
  const body = Buffer.from(await report.arrayBuffer());
  writeFileSync(join(folder, `${format}.body`), body);
  writeFileSync(join(folder, `${format}.headers`), JSON.stringify([...report.headers]));
  return body.length;
}

/** Reads what {@link writeReport} wrote. */
export const readDelivered = (folder: string, format: ReportFormat): Delivered => ({
  headers: JSON.parse(readFileSync(join(folder, `${format}.headers`), "utf8")) as [string, string][],
  body: readFileSync(join(folder, `${format}.body`)),
  secret,
});

/** Creates a row of an ordinary report. */
function row(number: number): Readonly<Record<string, unknown>> {
  return {
    entryDate: "02-03-2026",
    created: "09:15",
    amount: `${number}.${String(number % 100).padStart(2, "0")}`,
    status: "Paid and settled",
    firstname: "Maija",
    familyname: number % 2 === 0 ? "Mallikas" : "Meikäläinen",
    description: 'A "red" mug; large',
    reference: String(3_759_170 + number),
    paymentMethod: "Visa",
    stamp: `order-20260302-${number}`,
    address: "Esimerkkikatu 1",
    postcode: "00100",
    postoffice: "Helsinki",
    country: "FI",
    checkoutReference: "8230247567",
    archiveNumber: "202603020915049876",
    settlementId: 5_243_867,
    settlementDate: "09-03-2026",
    vatPercentage: "25.50",
    vatAmount: "3.10",
    paymentMethodFee: "0.35",
    paymentMethodCommission: "0.44",
  };
}
