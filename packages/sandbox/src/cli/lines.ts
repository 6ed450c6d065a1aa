/** The lines that a running sandbox prints: one per request, and one per attempt to send an event. */
import { counted } from "../ground/counted.ts";
import type { ObservedDrop } from "../world/retention/keep.ts";
import { inOneLine, printablePath } from "@maksu/service-front/command";
import type { ExchangeSubject, SandboxExchange } from "../exchange/sandbox-exchange.ts";
import { missingMap } from "../events/shop-address.ts";
import type { ObservedEvent, TransitionMade } from "../events/happened.ts";
import type { ActOutput } from "../acts/act.ts";

/** Writes a request: `09:15:04 POST /payments 201 8f1c… ORDER-1 15.25 €`, or why it was rejected. */
export function requestLine({ at, world, method, path, status, about, reason, rule, fault, chosen, tolerated }: SandboxExchange): string {
  const notes = [
    reason === undefined ? subject(about) : inOneLine(reason),
    rule !== undefined && `(rule: ${rule})`,
    tolerated && `(accepted, but not documented: ${tolerated.join(", ")})`,
    chosen !== undefined && `(${chosen})`,
    fault !== undefined && `(fault: ${inOneLine(fault)})`,
  ];
  return line([timeOf(at), place(world), method, printablePath(path), status, ...notes]);
}

/** Writes an attempt to send an event: `09:15:05 → paymentCallback ok 200 12 ms`. */
export function eventLine({
  at,
  world,
  event,
  outcome,
  attempt,
  status,
  failure,
  state,
  url,
  forgery,
  milliseconds,
}: ObservedEvent): string {
  const result =
    state === "blocked"
      ? `not sent: ${new URL(url).hostname} is another machine; see ${missingMap(url, { state })}, or --allow-events-to`
      : `${status ?? inOneLine(failure ?? "")} ${milliseconds} ms`;
  const hint = state === "blocked" ? undefined : missingMap(url, { state, failure });
  const notes = [
    attempt > 1 && `(attempt ${attempt})`,
    state === "waiting" && "(not acknowledged: is sent again later)",
    forgery === undefined ? state === "given up" && "(given up)" : `(forged: ${forgery})`,
    hint !== undefined && `(does the shop listen without TLS? See ${hint})`,
  ];
  return line([timeOf(at), place(world), "→", event, outcome, result, ...notes]);
}

/** Writes a transition: `09:15:05 payment 8f1c… new → ok (approve)`. */
const transitionLine = ({ at, of, about, from, on, to }: TransitionMade): string =>
  line([timeOf(at), of, inOneLine(about), from, "→", to, `(${on})`]);

/** Writes an entry of a world's log. */
export function logLine(entry: ActOutput<"logs">[number]): string {
  const { kind, about } = entry;
  // The description says of all kinds at once what each has.
  if (kind === "request") return requestLine(entry as SandboxExchange);
  const named = { ...entry, about: about?.id ?? "" };
  return kind === "event" ? eventLine({ ...named, world: "default" } as ObservedEvent) : transitionLine(named as TransitionMade);
}

/** Writes what was dropped: `09:15:06 dropped 5 payments and 7 events; see --keep`. */
export const dropLine = ({ at, world, payments, events }: ObservedDrop): string =>
  line([timeOf(at), place(world), `dropped ${counted(payments, "payment")} and ${counted(events, "event")}; see --keep`]);

const line = (parts: readonly (string | number | boolean | undefined)[]): string => parts.filter(Boolean).join(" ");

const timeOf = (at = new Date().toISOString()): string => at.slice(11, 19);

const place = (world = "default"): string => (world === "default" ? "" : `[${inOneLine(world)}]`);

function subject({ id, reference, amount }: ExchangeSubject = {}): string {
  const euros = amount === undefined ? "" : `${(amount / 100).toFixed(2)} €`;
  return line([id && printablePath(id), reference && inOneLine(reference), euros]);
}
