/** The message after a form was sent, shown on the page that the browser is sent to. */
import { randomBytes } from "node:crypto";
import { counted } from "../../ground/counted.ts";
import type { Happened } from "../../events/happened.ts";
import { type Content, html, type Html } from "@maksu/markup";
import { time } from "./components.ts";
import { doneOf, type Operation } from "./forms.ts";
import { maskedToken, maskedUrl } from "./masking.ts";
import type { Place } from "./place.ts";

/** Keeps the newest notes. */
export interface Notes {
  /** Keeps a note. Returns its id. */
  add(note: Html): string;
  get(id: string): Html | undefined;
}

const MOST = 100;

/** Creates notes that drop the oldest when they are full. */
export function createNotes(): Notes {
  const kept = new Map<string, Html>();
  return {
    add(note) {
      const id = randomBytes(9).toString("base64url");
      kept.set(id, note);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return id;
    },
    get: (id) => kept.get(id),
  };
}

/** The note of a form that was carried out. */
export const doneNote = (operation: Operation, output: unknown, href: Place["href"]): Html =>
  html`<div class="note good" role="status"><p>${doneOf(operation)}</p>${detailsOf(output, href)}</div>`;

/** The note of a form that was rejected. */
export const failedNote = (message: string): Html => html`<div class="note bad" role="alert"><p>${message}</p></div>`;

/** Happenings that are listed. */
const MOST_HAPPENED = 20;

/** The result of an operation, as far as it is of use. */
function detailsOf(output: unknown, href: Place["href"]): Content {
  if (typeof output !== "object" || output === null) return undefined;
  const { redirect, token, happened, orderNumber, dashboard } = output as Readonly<Record<string, unknown>>;
  if (typeof redirect === "string") return html`<p>The customer returns to <code>${maskedUrl(redirect)}</code></p>`;
  if (typeof dashboard === "string") return html`<p><a href="${dashboard}">${dashboard}</a></p>`;
  if (typeof orderNumber === "string" && typeof token === "string")
    return html`<p><a href="${href(`orders/${token}`)}">Order ${orderNumber}</a></p>`;
  if (typeof token === "string") return html`<p>Token <code>${maskedToken(token)}</code></p>`;
  if (!Array.isArray(happened)) return undefined;
  const all = happened as readonly Happened[];
  return html`<p>${all.length === 0 ? "Nothing was due." : `${counted(all.length, "thing")} happened:`}</p><ol>${all.slice(0, MOST_HAPPENED).map((each) => html`<li>${time(each.at)} ${"event" in each ? `${each.event} ${each.status ?? each.failure ?? each.state}` : `${each.of}: ${each.on} → ${each.to}`}</li>`)}</ol>${all.length > MOST_HAPPENED && html`<p>and ${all.length - MOST_HAPPENED} more.</p>`}`;
}
