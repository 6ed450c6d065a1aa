/** The coverage of a description, and the statements that did not hold: one list for the report and for the failing test. */
import { contractFile, writeResult } from "../../results.ts";

/** The rows that are counted, in the order of the table. */
export const ROWS = ["operations", "statuses", "examples", "constraints", "codes", "conditions", "header sets", "events"] as const;
export type Row = (typeof ROWS)[number];

export interface RowReport {
  readonly wanted: number;
  readonly covered: number;
}

export interface CoverageReport<Name extends string = Row> {
  readonly api: string;
  readonly rows: Readonly<Record<Name, RowReport>>;
  /** How many requests were tried at the edges of constraints. */
  readonly trials: number;
  /** Maps a reason to how often an implementation was not asked or was allowed to differ. */
  readonly exemptions: Readonly<Record<string, number>>;
  /** The statements that do not hold, a line each, with the place first. */
  readonly gaps: readonly string[];
}

export class Coverage<Name extends string = Row> {
  readonly #api: string;
  readonly #rows: readonly Name[];
  readonly #wanted: ReadonlyMap<Name, Map<string, readonly string[] | undefined>>;
  readonly #exemptions = new Map<string, number>();
  #trials = 0;

  constructor(api: string, rows: readonly Name[]) {
    this.#api = api;
    this.#rows = rows;
    this.#wanted = new Map(rows.map((row) => [row, new Map()]));
  }

  /** Says that something must be tried. */
  want(row: Name, name: string): void {
    this.#items(row).set(name, undefined);
  }

  /** Says what came of it: the gaps, none when it holds. Returns the gaps with the API's name. */
  tried(row: Name, name: string, gaps: readonly string[]): string[] {
    const items = this.#items(row);
    const lines = gaps.map((gap) => `${this.#api} ${gap}`);
    items.set(name, [...(items.get(name) ?? []), ...lines]);
    return lines;
  }

  countTrials(count: number): void {
    this.#trials += count;
  }

  countExemption(reason: string, count = 1): void {
    if (count > 0) this.#exemptions.set(reason, (this.#exemptions.get(reason) ?? 0) + count);
  }

  /** The expected rows that nothing has shown. */
  untried(): string[] {
    return this.#rows.flatMap((row) =>
      [...this.#items(row)].filter(([, gaps]) => gaps === undefined).map(([name]) => `${this.#api} ${name}: not tried (${row})`),
    );
  }

  report(): CoverageReport<Name> {
    const rows = this.#rows.map((row) => {
      const items = [...this.#items(row).values()];
      return [row, { wanted: items.length, covered: items.filter((gaps) => gaps?.length === 0).length }];
    });
    const gaps = this.#rows.flatMap((row) => [...this.#items(row).values()].flatMap((lines) => lines ?? []));
    return {
      api: this.#api,
      rows: Object.fromEntries(rows) as Record<Name, RowReport>,
      trials: this.#trials,
      exemptions: Object.fromEntries(this.#exemptions),
      gaps: [...gaps, ...this.untried()],
    };
  }

  /** Writes the report where the table is made of it. */
  write(): CoverageReport<Name> {
    const report = this.report();
    writeResult(contractFile(this.#api), report);
    return report;
  }

  #items(row: Name): Map<string, readonly string[] | undefined> {
    const items = this.#wanted.get(row);
    if (!items) throw new Error(`${row} is not counted`);
    return items;
  }
}
