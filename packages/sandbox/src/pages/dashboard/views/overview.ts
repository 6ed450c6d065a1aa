/** What has happened in a world lately, and what comes next. */
import { html, type Content } from "../../html.ts";
import { facts, short, table, time } from "../components.ts";
import { KINDS } from "../lists.ts";
import type { Place, View } from "../place.ts";
import { advanceTo } from "../steps.ts";
import { transitionText } from "../timeline.ts";
import { aboutOf, generateForm } from "./clock.ts";
import { requestTable } from "./requests.ts";

/** Rows of each list. */
const MOST = 10;

/** Builds the page. */
export async function overviewView(place: Place): Promise<View> {
  const {
    running: { world, requests },
    reader,
  } = place;
  const made = world.transitions.list().slice(-MOST).toReversed();
  const rejected = requests
    .entries()
    .filter((each) => each.rejected)
    .slice(-MOST)
    .toReversed();
  const [job] = await reader.jobs(1);
  return {
    title: "Overview",
    main: html`<h1>Overview</h1>
<section class="panel">${facts({
      "Clock (UTC)": html`${time(world.clock.now())} <span class="soft">${world.clock.isFrozen ? "frozen" : "running"}</span>`,
      Merchants: html`<ul class="merchants">${[...world.merchants.values()].map(({ account, kind }) => html`<li>${account} <span class="soft">${KINDS[kind]}</span></li>`)}</ul>`,
      "Next job": job && html`${job.task.on} · ${job.task.kind} ${aboutOf(place, job)} at ${time(job.dueAt)}`,
    })}${job && html`<div class="actions">${advanceTo(place, job.dueAt, "Advance to the next job")}</div>`}</section>
${
  made.length === 0 &&
  html`<section class="panel"><h2>Nothing has happened since the start</h2>
<p>Create a payment with one of the merchants above, or fill the world with generated ones. Generating payments advances the clock.</p>
${generateForm(place)}</section>`
}
${
  made.length > 0 &&
  html`<h2>Latest changes</h2>
${table(
  "",
  ["At (UTC)", "What", "About"],
  made.map((each) => [time(each.at), transitionText(each), aboutLink(place, each.of, each.about)]),
  "",
)}`
}
<h2>Rejected requests</h2>
${requestTable(place, rejected, "No request was rejected.")}`,
  };
}

const PAGES: Readonly<Record<string, string>> = { payment: "payments", refund: "refunds", order: "orders", "merchant refund": "refunds" };

/** A link to what a transition changed. */
const aboutLink = ({ href }: Place, of: string, about: string): Content =>
  PAGES[of] === undefined
    ? html`${of} <code>${short(about)}</code>`
    : html`${of} <a href="${href(`${PAGES[of]}/${about}`)}"><code>${short(about)}</code></a>`;
