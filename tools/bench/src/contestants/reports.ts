/** Readers of a delivered report, as `format: reader`; each gets the folder that contains the report. */
import type { Contestants } from "../contest.ts";
import { readDelivered } from "./delivered-report.ts";
import { type ReportFormat, REPORT_READERS } from "./report-readers.ts";

const formats = Object.entries(REPORT_READERS) as [ReportFormat, (typeof REPORT_READERS)[ReportFormat]][];

export const contestants: Contestants = Object.fromEntries(
  formats.flatMap(([format, readers]) =>
    Object.entries(readers).map(([reader, read]) => [
      `${format}: ${reader}`,
      (folder: string) => {
        const report = readDelivered(folder, format);
        return async (times: number) => {
          for (let i = 0; i < times; i++) await read(report);
        };
      },
    ]),
  ),
);
