/** The life of something as a time line: its transitions, what came of them, and what is to come. */
import { LIFECYCLES } from "../../domain/lifecycles.ts";
import type { EventRecord } from "../../events/event-record.ts";
import { nextSendAt } from "../../time/deliveries.ts";
import type { Timers } from "../../domain/timers.ts";
import type { TransitionMade } from "../../events/happened.ts";
import { type Content, html, type Html } from "@maksu/markup";
import { badge, ours, statusBadge, time } from "./components.ts";
import type { Place } from "./place.ts";
import { rowLink } from "./rule-link.ts";

/** A point of a time line. */
interface Moment {
  readonly at: string;
  readonly what: Content;
  /** Whether it is to come. */
  readonly isNext?: boolean;
}

/** Moments in order. */
const timeline = (moments: readonly Moment[]): Html => html`<ol class="timeline">
${moments
  .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  .map(({ at, what, isNext }) => html`<li${isNext && html` class="next"`}>${time(at)}<div>${what}</div></li>`)}
</ol>`;

/** The row of a transition: those of one trigger may be several, which differ in the state that they lead to. */
const rowOf = ({ rule, of, from, on, to }: TransitionMade) =>
  LIFECYCLES.find((each) => each.of === of)?.rows.find((row) => row.rule === rule && row.from === from && row.on === on && row.to === to);

/** The effect of a transition, in words. */
export function transitionText(place: Place, made: TransitionMade): Html {
  const row = rowOf(made);
  return html`<strong>${made.on}</strong> ${made.from !== "none" && html`${badge(made.from)} → `}${badge(made.to)} <span class="soft">${row ? rowLink(place, row) : made.rule}</span> ${ours(row?.ours)}`;
}

/** The subject of a time line. */
interface Life {
  readonly about: string;
  /** The times in the document: `createdAt`, `paidAt`. */
  readonly remembered: Readonly<Record<string, string | undefined>>;
  readonly events: readonly EventRecord[];
  readonly timers: Timers;
}

/** The life of something: transitions, events and timers; what the document remembers in place of transitions that are no longer known. */
export function lifeOf(place: Place, { about, remembered, events, timers }: Life): Html {
  const {
    running: { world },
    href,
  } = place;
  const made = world.transitions.list().filter((each) => each.about === about);
  const isWhole = made.some(({ from }) => from === "none");
  const known = new Set(made.map(({ at }) => at));
  const moments: readonly Moment[] = [
    ...Object.entries(remembered).flatMap(([what, at]) =>
      isWhole || at === undefined || known.has(at) ? [] : [{ at, what: html`<strong>${what}</strong>` }],
    ),
    ...made.map((each) => ({ at: each.at, what: transitionText(place, each) })),
    ...events.flatMap((event) => eventMoments(event, href(`events/${event.id}`), nextSendAt(event, world))),
    ...Object.entries(timers).map(([on, at]) => ({
      at,
      what: html`<strong>${on}</strong> <span class="soft">by itself, unless something else happens first</span>`,
      isNext: true,
    })),
  ];
  return html`${timeline(moments)}${!isWhole && html`<p class="soft">Its other transitions are no longer known: a world remembers its newest 1,000 until the sandbox ends.</p>`}`;
}

/** The attempts to send an event, and the one to come. */
const eventMoments = ({ name, attempts }: EventRecord, href: string, next: number | undefined): readonly Moment[] => [
  ...attempts.map(({ at, status, failure }, index) => ({
    at,
    what: html`<a href="${href}">${name}</a>${index > 0 && ` again (${index + 1})`} ${status === undefined ? html`<span class="badge bad">${failure}</span>` : statusBadge(status)}`,
  })),
  ...(next === undefined
    ? []
    : [{ at: new Date(next).toISOString(), what: html`<a href="${href}">${name}</a>${attempts.length > 0 && " again"}`, isNext: true }]),
];
