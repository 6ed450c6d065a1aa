/** The findings that need a look in a world, each with its reason and the page that shows more. */
import { effectOf } from "../../faults/fault-rule.ts";
import { missingMap } from "../../events/shop-address.ts";
import type { EventRecord } from "../../events/event-record.ts";
import type { NumberedRequest } from "../../world/logs/request-log.ts";
import { counted } from "../../ground/counted.ts";
import { html, type Html } from "@maksu/markup";
import type { Place } from "./place.ts";

/** Something that needs a look, and what to do. */
interface Finding {
  readonly what: string;
  readonly why: Html | string;
  readonly href: string;
}

/** Events and requests that are looked at. */
const MOST = 200;

/** Finds what needs a look. */
export async function findingsOf(place: Place): Promise<readonly Finding[]> {
  const { reader, running, href } = place;
  const states = ["given up", "waiting", "blocked"] as const;
  const events = (await Promise.all(states.map((status) => reader.search(["event"], { status, sort: "newest", limit: MOST })))).flat();
  const faults = running.world.faults.list();
  return [
    ...eventFindings(
      place,
      events.filter(({ state, attempts }) => state === "blocked" || attempts.length > 0),
    ),
    ...requestFindings(place, running.requests.entries().slice(-MOST)),
    ...faults.map(({ id, rule, hits }) => ({
      what: `Fault rule ${id} is on`,
      why: `${effectOf(rule)}: it has hit ${counted(hits, "time")}.`,
      href: href("faults"),
    })),
  ];
}

/** The events that the shop doesn't acknowledge, by the reason: the newest of each. */
function eventFindings({ href }: Place, events: readonly EventRecord[]): readonly Finding[] {
  const groups = groupedBy(events, (event) => `${event.state === "blocked"} ${reasonOf(event)} ${hostOf(event)}`);
  return groups.map(([newest, count]) => {
    const { id, name, state, attempts, signedUrl, url } = newest;
    const hint = missingMap(signedUrl ?? url, { state, failure: attempts.at(-1)?.failure });
    return {
      what: `${counted(count, "event")} not acknowledged`,
      why: html`${hostOf(newest)}: ${reasonOf(newest)}. Newest: ${name}.${hint !== undefined && html` Start with <code>${hint}</code>.`}`,
      href: href(`events/${id}`),
    };
  });
}

const hostOf = ({ signedUrl, url }: EventRecord): string => {
  const address = signedUrl ?? url;
  return URL.canParse(address) ? new URL(address).host : "a URL that can't be used";
};

function reasonOf({ state, attempts }: EventRecord): string {
  if (state === "blocked") return "the host is neither this machine, nor mapped, nor in allowEventsTo";
  const { status, failure } = attempts.at(-1) ?? {};
  return status === undefined ? (failure ?? "not sent") : `the shop responds with ${status}`;
}

/** The requests that were rejected, by the reason; a signature first. */
function requestFindings({ href }: Place, entries: readonly NumberedRequest[]): readonly Finding[] {
  const rejected = entries.filter((each) => each.rejected).toReversed();
  const isOfSignature = ({ rejected: why }: NumberedRequest): boolean => why?.rule?.id === "request.signature";
  const groups = groupedBy(rejected, (each) => (isOfSignature(each) ? "signature" : (each.rejected?.reason ?? "")));
  return groups
    .toSorted(([one], [other]) => Number(isOfSignature(other)) - Number(isOfSignature(one)))
    .map(([newest, count]) => ({
      what: isOfSignature(newest) ? `${counted(count, "signature")} that did not match` : `${counted(count, "request")} rejected`,
      why: isOfSignature(newest)
        ? (newest.rejected?.signature?.mistake?.text ?? "no known mistake makes the newest one: the secret may be another one")
        : (newest.rejected?.reason ?? ""),
      href: href(`requests/${newest.number}`),
    }));
}

/** The first element of each group, and how many it has. */
function groupedBy<Element>(elements: readonly Element[], keyOf: (element: Element) => string): readonly (readonly [Element, number])[] {
  const groups = new Map<string, [Element, number]>();
  for (const element of elements) {
    const known = groups.get(keyOf(element));
    if (known) known[1]++;
    else groups.set(keyOf(element), [element, 1]);
  }
  return [...groups.values()];
}
