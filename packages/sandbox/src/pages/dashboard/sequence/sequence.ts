/** The life of a payment as a sequence drawing: what was sent is solid, what is to come is dashed. */
import { type Html, html, lanesDiagram } from "@maksu/markup";
import { settlementKey, type Line } from "../../../domain/settlements/line.ts";
import type { EventRecord } from "../../../events/event-record.ts";
import { nextSendAt } from "../../../time/deliveries.ts";
import { SETTLES } from "../../../world/settling/settlement-timers.ts";
import { counted } from "../../../ground/counted.ts";
import { folded, time } from "../components.ts";
import type { Place } from "../place.ts";
import { type Message, messagesOf, PARTIES, type PaymentLife } from "./messages.ts";

/** Messages that are drawn: the newest. */
const MOST = 40;

/** Refunds whose events are drawn. */
const MOST_REFUNDS = 10;

/** Reads what a payment's sequence is made of. */
async function lifeIn(
  { reader, running: { world } }: Place,
  {
    payment,
    refunds,
    events,
    line,
  }: Pick<PaymentLife, "payment" | "refunds"> & { readonly events: readonly EventRecord[]; readonly line: Line | undefined },
): Promise<PaymentLife> {
  const ofRefunds = refunds.slice(0, MOST_REFUNDS).map(({ transactionId }) => reader.events({ about: transactionId }, { limit: 100 }));
  const all = [...events, ...(await Promise.all(ofRefunds)).flat()];
  const abouts = new Set([payment, ...refunds].map(({ transactionId }) => transactionId));
  const settlement =
    line?.settlementId === undefined ? undefined : await reader.get("settlement", settlementKey(line.account, line.settlementId));
  return {
    payment,
    refunds,
    made: world.transitions.list().filter(({ about }) => abouts.has(about)),
    events: all.map((event) => ({ event, nextAt: nextSendAt(event, world) })),
    settlement,
    settlesAt: line === undefined || settlement ? undefined : (await reader.job(SETTLES.kind, line.account, SETTLES.on))?.dueAt,
  };
}

/** Draws the life of a payment. */
export async function sequenceOf(place: Place, of: Parameters<typeof lifeIn>[1]): Promise<Html> {
  const all = messagesOf(await lifeIn(place, of));
  const messages = all.slice(-MOST);
  const coming = messages.filter(({ isNext }) => isNext).length;
  const diagram = lanesDiagram({
    label: `${counted(messages.length - coming, "message")} sent and ${coming} to come, listed below`,
    lanes: PARTIES,
    arrows: messages.map((message) => ({ ...message, text: message.isNext ? `${message.text}${dueAt(message)}` : message.text })),
    space: 150,
  });
  return html`<div class="sequence" role="region" aria-label="Sequence" tabindex="0">${diagram}</div>
<p class="soft">What is dashed is to come, unless something else happens first.${all.length > MOST && ` These are the last ${MOST} of ${all.length}.`}</p>
${folded("In words", html`<ol>${messages.map(inWords)}</ol>`)}`;
}

const dueAt = ({ at }: Message): string => (at === undefined ? "" : `, ${at.slice(0, 16).replace("T", " ")}`);

const inWords = ({ from, to, text, at, isNext }: Message): Html =>
  html`<li>${at !== undefined && time(at)} ${from === to ? from : `${from} to ${to}`}: ${text}${isNext && html` <span class="badge wait">to come</span>`}</li>`;
