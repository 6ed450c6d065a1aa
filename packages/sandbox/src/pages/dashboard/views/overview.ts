/** Whether the shop is healthy: what needs a look, then numbers, then what happened lately and what comes next. */
import { html, type Content, type Html } from "@maksu/markup";
import { facts, folded, short, table, time } from "../components.ts";
import { findingsOf } from "../health.ts";
import { KINDS } from "../lists.ts";
import { numbersOf } from "../numbers.ts";
import type { Place, View } from "../place.ts";
import { advanceTo } from "../steps.ts";
import { transitionText } from "../timeline.ts";
import { aboutOf, generateForm } from "./clock.ts";

/** Rows of the list of changes. */
const MOST = 10;

/** Builds the page. */
export async function overviewView(place: Place): Promise<View> {
  const { running, reader } = place;
  const { world, requests } = running;
  const made = world.transitions.list().slice(-MOST).toReversed();
  // The default world begins with what is published.
  const some = await reader.search(["payment", "order"], { limit: 3 });
  const isEmpty = made.length === 0 && requests.entries().length === 0 && some.every((each) => "isStanding" in each && each.isStanding);
  const findings = await findingsOf(place);
  const [job] = await reader.jobs(1);
  return {
    title: "Overview",
    main: html`<h1>Overview</h1>
${
  findings.length > 0
    ? html`<section class="panel"><h2>Needs a look</h2><ul class="findings">${findings.map(({ what, why, href }) => html`<li><a href="${href}"><strong>${what}</strong></a> <span>${why}</span></li>`)}</ul></section>`
    : !isEmpty &&
      html`<p class="note good">Nothing needs a look: the shop acknowledges its events, and none of its newest requests was rejected.</p>`
}
${isEmpty ? beginning(place) : await numbersOf(place)}
<section class="panel">${facts({
      "Clock (UTC)": html`${time(world.clock.now())} <span class="soft">${world.clock.isFrozen ? "frozen" : "running"}</span>`,
      Merchants: html`<ul class="merchants">${[...world.merchants.values()].map(({ account, kind }) => html`<li>${account} <span class="soft">${KINDS[kind]}</span></li>`)}</ul>`,
      "Next job": job && html`${job.task.on} · ${job.task.kind} ${aboutOf(place, job)} at ${time(job.dueAt)}`,
    })}${job && html`<div class="actions">${advanceTo(place, job.dueAt, "Advance to the next job")}</div>`}</section>
${
  made.length > 0 &&
  html`<h2>Latest changes</h2>
${table(
  "",
  ["At (UTC)", "What", "About"],
  made.map((each) => [time(each.at), transitionText(place, each), aboutLink(place, each.of, each.about)]),
  "",
)}`
}`,
  };
}

/** The first steps in a world in which nothing has happened: these merchants are for tests, so their secrets are shown. */
const beginning = (place: Place): Html => html`<section class="panel"><h2>Nothing has happened yet</h2>
<p>These are test merchants: give your shop the account and the secret of one, and the address <code>${place.origin}</code>.</p>
${table(
  "",
  ["Account", "Kind", "Secret"],
  [...place.running.world.merchants.values()].map(({ account, kind }) => [
    html`<code>${account}</code>`,
    KINDS[kind],
    kind !== "sub-merchant" && folded("Show", html`<code>${place.secretOf(account)}</code>`),
  ]),
  "",
)}
<h3>The first request</h3>
<pre class="code" tabindex="0">curl ${place.origin}/_sandbox/worlds/${encodeURIComponent(place.running.world.name)}/generate -H 'Content-Type: application/json' -d '{"count": 20}'</pre>
<h3>Three ways on</h3>
<ol><li>Send a payment of your shop to <code>${place.origin}/payments</code>, and pay it on the page of its <code>href</code>.</li>
<li>Start your shop behind the sandbox, in any language: <code>npx maksu-sandbox run -- PROGRAM</code>.</li>
<li>Fill this world. Generating payments advances the clock.</li></ol>
${generateForm(place)}</section>`;

const PAGES: Readonly<Record<string, string>> = { payment: "payments", refund: "refunds", order: "orders", "merchant refund": "refunds" };

/** A link to what a transition changed. */
const aboutLink = ({ href }: Place, of: string, about: string): Content =>
  PAGES[of] === undefined
    ? html`${of} <code>${short(about)}</code>`
    : html`${of} <a href="${href(`${PAGES[of]}/${about}`)}"><code>${short(about)}</code></a>`;
