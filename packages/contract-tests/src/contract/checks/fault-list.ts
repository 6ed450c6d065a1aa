import type { Side } from "./exemptions.ts";

/** Collects faults; those that differ only in what was tried make one line. */
export class FaultList {
  readonly #subject: string;
  readonly #tried = new Map<string, { side: Side; fault: string; tried: string[] }>();

  constructor(subject: string) {
    this.#subject = subject;
  }

  add(side: Side, what: string, fault: string): void {
    const known = this.#tried.get(`${side} ${fault}`) ?? { side, fault, tried: [] };
    known.tried.push(what);
    this.#tried.set(`${side} ${fault}`, known);
  }

  lines(): string[] {
    return [...this.#tried.values()].map(({ side, fault, tried: [first = "", ...more] }) => {
      const what = more.length > 0 ? `${first} (and ${more.length} other ${more.length === 1 ? "value" : "values"})` : first;
      return `${this.#subject}: ${side}, ${what} ${fault}`;
    });
  }
}
