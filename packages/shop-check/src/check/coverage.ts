/** The parts that were played: which acts in which status of the payment, which events, faults and forgeries. */
import { type Act, CALLS, EVENTS, OUTCOMES, SHOP_ACTS, type ShopAct, VISITS } from "../history/act.ts";
import { FORGERY_NAMES } from "../history/forgeries.ts";
import type { Possible } from "../history/generate.ts";
import type { Played } from "../play/play.ts";
import { isTaken } from "../rules/breaches.ts";
import type { Seen } from "../service/service.ts";

/** How often each thing was played. */
export type Counts = Readonly<Record<string, number>>;

export class Coverage {
  readonly #counts = new Map<string, number>();

  get counts(): Counts {
    return Object.fromEntries(this.#counts);
  }

  add({ history, performed, statuses, story }: Pick<Played, "history" | "performed" | "statuses" | "story">): void {
    for (const status of statuses) this.#count(status);
    for (const { status = 0 } of story.flatMap(({ exchanges }) => exchanges.filter(isGenuineCallback)))
      this.#count(isTaken(status) ? "seen event taken" : "seen event rejected");
    if (history.opening !== "usual") this.#count(`opening ${history.opening}`);
    let before = "";
    for (const [index, act] of history.acts.entries()) {
      const status = performed[index];
      if (status === undefined || status === false) continue;
      for (const cell of cellsOf(act)) {
        this.#count(cell);
        this.#count(`${cell} @ ${status}`);
      }
      if (before !== "") this.#count(`order ${before} → ${act.do}`);
      before = act.do;
    }
  }

  #count(cell: string): void {
    this.#counts.set(cell, (this.#counts.get(cell) ?? 0) + 1);
  }
}

const isGenuineCallback = (seen: Seen): seen is Seen & { readonly kind: "event" } =>
  seen.kind === "event" && seen.name === "paymentCallback" && seen.forgery === undefined && seen.status !== undefined;

/** The sum of the counts of several jobs. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const [cell, count] of all.flatMap((counts) => Object.entries(counts))) sum[cell] = (sum[cell] ?? 0) + count;
  return sum;
}

const STATUSES = ["new", "ok", "fail", "pending", "delayed", "authorization-hold"] as const;

/** The part of a result that the table shows. */
interface Shown {
  readonly coverage: Counts;
  readonly failed: Readonly<Partial<Record<ShopAct, string>>>;
  readonly leftOut: readonly string[];
}

export function coverageLines({ coverage: counts, failed: reasons, leftOut }: Shown): readonly string[] {
  const row = (title: string, text: string): string => title.padEnd(22) + text;
  const cells = (title: string, names: readonly string[], prefix: string): string =>
    row(title, names.map((name) => `${name} ${counts[prefix + name] ?? 0}`).join(" · "));
  const names = Object.keys(counts);
  const acts = names.filter((cell) => /^act (?!.* @ )/.test(cell)).map((cell) => cell.slice(4));
  const pairs = (title: string, kinds: readonly string[], prefix: string): string =>
    row(
      title,
      `${kinds.flatMap((kind) => STATUSES.filter((status) => `${prefix}${kind} @ ${status}` in counts)).length} of ${kinds.length * STATUSES.length}`,
    );
  const steps = SHOP_ACTS.flatMap((name) => {
    const { [`step ${name}`]: ran, [`step ${name} failed`]: failed } = counts;
    return ran === undefined ? [] : [`${name} ${ran}${failed === undefined ? "" : ` (${failed} failed, the last with ${reasons[name]})`}`];
  });
  return [
    cells("payments", STATUSES, "payment "),
    cells("refunds", ["ok", "fail", "pending"], "refund "),
    cells("outcomes", OUTCOMES, "outcome "),
    cells("events", EVENTS, "event "),
    cells("faults of calls", CALLS, "call "),
    cells("visits", VISITS, "visit "),
    ...chunks(FORGERY_NAMES, 4).map((chunk, index) => cells(index === 0 ? "forgeries" : "", chunk, "forgery ")),
    pairs("acts × statuses", acts, "act "),
    pairs("visits × statuses", VISITS, "visit "),
    pairs("forgeries × statuses", FORGERY_NAMES, "forgery "),
    ...(steps.length > 0 ? [row("steps of the shop", steps.join(" · "))] : []),
    row("orders of two acts", `${names.filter((cell) => cell.startsWith("order ")).length} of ${acts.length ** 2}`),
    ...leftOut.map((line) => row("left out", line)),
  ];
}

export const leftOutOf = (possible: Possible): readonly string[] => [
  "fail after ok: ok is final at this service",
  "every retry lost: the service gives up then, and no shop can know",
  "refunds made in the merchant's panel: the service sends no event of them",
  "charges of card tokens by the check: only the shop can make them",
  "payments in a status that ends them, and events of what has had none: no act leads there",
  ...SHOP_ACTS.filter((name) => !possible.has(name)).map((name) => `${name}: not configured`),
];

const chunks = <Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] =>
  values.length === 0 ? [] : [values.slice(0, size), ...chunks(values.slice(size), size)];

/** The cells that an act counts for. */
function cellsOf(act: Act): readonly string[] {
  const kinds: Readonly<Record<string, unknown>> = { ...act };
  return [
    `act ${act.do}`,
    ...["outcome", "event", "call", "forgery"].flatMap((name) =>
      name in kinds && !(act.do === "refund" && name === "outcome") ? [`${name} ${String(kinds[name])}`] : [],
    ),
    ...(act.do === "visit" ? [`visit ${act.what}`] : []),
  ];
}
