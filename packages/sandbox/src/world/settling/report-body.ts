import type { Report } from "../../domain/reports/report.ts";
import { type ReportWriter, reportWriter } from "../../domain/reports/report-text.ts";
import type { SandboxStore } from "../kept/documents.ts";
import { reportRows } from "./report-rows.ts";
import type { World } from "../world.ts";

/** Writes a report. Rows become bytes page by page: the signature needs all of these, but nothing else is kept. */
export async function reportBody(store: SandboxStore, world: World, report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const { requestType: format, reportFields: fields, includeItems = false } = report.request;
  const writer: ReportWriter = reportWriter({ format, fields, includeItems });
  const pieces = [Buffer.from(writer.begin)];
  for await (const rows of reportRows(store, world, report)) {
    if (rows.length === 0) continue;
    const text = rows.map((row) => writer.row(row)).join(writer.between);
    pieces.push(Buffer.from(pieces.length > 1 ? writer.between + text : text));
  }
  return Buffer.concat([...pieces, Buffer.from(writer.end)]);
}
