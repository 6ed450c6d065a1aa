/** What was played: which acts in which status of the payment, which events, faults and forgeries. */
import { type Act, CALLS, EVENTS, OUTCOMES, VISITS } from "../history/act.ts";
import type { Possible } from "../history/generate.ts";
import type { Played } from "../play/play.ts";
import { FORGERY_NAMES } from "../history/forgeries.ts";

/** Counts what was played. */
export class Coverage {
  readonly #counts = new Map<string, number>();

  add({ history, performed, statuses }: Played): void {
    for (const status of statuses) this.#count(status);
    if (history.opening !== "usual") this.#count(`opening ${history.opening}`);
    let orders = "";
    for (const [index, act] of history.acts.entries()) {
      if (!performed[index]) continue;
      for (const cell of cellsOf(act)) this.#count(cell);
      const pair = `${orders} → ${act.do}`;
      if (orders !== "") this.#count(`order ${pair}`);
      orders = act.do;
    }
  }

  #count(cell: string): void {
    this.#counts.set(cell, (this.#counts.get(cell) ?? 0) + 1);
  }

  /** The table, as lines. */
  lines(possible: Possible): readonly string[] {
    const row = (title: string, cells: readonly string[], prefix: string): string =>
      `${title.padEnd(22)}${cells.map((cell) => `${cell} ${this.#counts.get(prefix + cell) ?? 0}`).join(" · ")}`;
    const pairs = [...this.#counts.keys()].filter((cell) => cell.startsWith("order ")).length;
    const kinds = new Set([...this.#counts.keys()].filter((cell) => cell.startsWith("act ")).map((cell) => cell.slice(4)));
    return [
      row("payments", ["new", "ok", "fail", "pending", "delayed", "authorization-hold"], "payment "),
      row("refunds", ["ok", "fail", "pending"], "refund "),
      row("outcomes", OUTCOMES, "outcome "),
      row("events", EVENTS, "event "),
      row("faults of calls", CALLS, "call "),
      row("visits", VISITS, "visit "),
      ...chunks(FORGERY_NAMES, 4).map((names, index) => row(index === 0 ? "forgeries" : "", names, "forgery ")),
      `${"orders of two acts".padEnd(22)}${pairs} of ${kinds.size * kinds.size}`,
      ...LEFT_OUT.map((line) => `${"left out".padEnd(22)}${line}`),
      ...(["pay-again", "edit", "refund", "cancel", "restart", "tick"] as const)
        .filter((name) => !possible.has(name))
        .map((name) => `${"left out".padEnd(22)}${name}: not configured`),
    ];
  }
}

/** What is never played, and why. */
const LEFT_OUT = [
  "fail after ok: ok is final at this service",
  "every retry lost: the service gives up then, and no shop can know",
  "refunds made in the merchant's panel: the service sends no event of them",
  "charges of card tokens by the check: only the shop can make them",
];

const chunks = <Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] =>
  values.length === 0 ? [] : [values.slice(0, size), ...chunks(values.slice(size), size)];

function cellsOf(act: Act): readonly string[] {
  const own: readonly string[] =
    act.do === "pay"
      ? [`outcome ${act.outcome}`, `event ${act.event}`, `call ${act.call}`]
      : act.do === "visit"
        ? [`visit ${act.what}`]
        : act.do === "forge"
          ? [`forgery ${act.forgery}`]
          : act.do === "pay-again" || act.do === "refund"
            ? [`call ${act.call}`]
            : [];
  return [`act ${act.do}`, ...own];
}
