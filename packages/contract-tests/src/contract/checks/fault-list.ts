import type { Side } from "./exemptions.ts";

/** Complaints that differ in what was tried alone make one line. */
export class Complaints {
  readonly #subject: string;
  readonly #tried = new Map<string, { side: Side; complaint: string; tried: string[] }>();

  constructor(subject: string) {
    this.#subject = subject;
  }

  add(side: Side, what: string, complaint: string): void {
    const known = this.#tried.get(`${side} ${complaint}`) ?? { side, complaint, tried: [] };
    known.tried.push(what);
    this.#tried.set(`${side} ${complaint}`, known);
  }

  lines(): string[] {
    return [...this.#tried.values()].map(({ side, complaint, tried: [first = "", ...more] }) => {
      const what = more.length > 0 ? `${first} (and ${more.length} other ${more.length === 1 ? "value" : "values"})` : first;
      return `${this.#subject}: ${side}, ${what} ${complaint}`;
    });
  }
}
