/** The clock of a world, and the jobs to come. */
import type { Job } from "../../../store/store.ts";
import { type Content, html, type Html } from "@maksu/markup";
import { short, table, time } from "../components.ts";
import type { Place, View } from "../place.ts";
import { fieldsOf } from "../forms.ts";
import { advanceTo } from "../steps.ts";

/** Jobs that are shown. */
const MOST_JOBS = 20;

/** Builds the page. */
export async function clockView(place: Place): Promise<View> {
  const {
    running: { world },
    reader,
    form,
  } = place;
  const jobs = await reader.jobs(MOST_JOBS);
  const [first] = jobs;
  return {
    title: "Clock",
    main: html`<h1>Clock</h1>
<p class="amount">${time(world.clock.now())}</p>
<p>${world.clock.isFrozen ? "It stands still until it is advanced." : "It runs with the system’s clock."} Times are in UTC.</p>
<div class="columns">
<section class="panel"><h2>Advance</h2>
${first && html`<div class="actions">${advanceTo(place, first.dueAt, "Advance to the next job")}</div>`}
${form("advanceClock", { label: "Advance the clock", fields: fieldsOf("advanceClock") })}</section>
<section class="panel"><h2>Generate payments</h2>
<p class="soft">Generating payments advances the clock.</p>
${generateForm(place)}</section>
</div>
<h2>Jobs to come</h2>
${table(
  "",
  ["Due (UTC)", "Job", "About", "Clock"],
  jobs.map((job) => [
    time(job.dueAt),
    `${job.task.on} · ${job.task.kind}`,
    aboutOf(place, job),
    advanceTo(place, job.dueAt, "Advance to it"),
  ]),
  "Nothing is due.",
)}
${jobs.length === MOST_JOBS && html`<p class="soft">These are the first ${MOST_JOBS}.</p>`}`,
  };
}

/** The form that fills the world. */
export const generateForm = ({ form }: Place): Html =>
  form("generate", { label: "Generate payments", fields: fieldsOf("generate", { count: { value: 50 } }) });

const PAGES: Readonly<Record<string, string>> = {
  payment: "payments",
  refund: "refunds",
  order: "orders",
  merchantRefund: "refunds",
  event: "events",
};

/** A job's subject: a link where it has a page. */
export function aboutOf({ href }: Place, { task: { kind, about } }: Job): Content {
  const path = kind === "settlement" ? `settlements/${about.replace(" ", "/")}` : PAGES[kind] && `${PAGES[kind]}/${about}`;
  if (path !== undefined)
    return html`<a href="${href(path)}"><code>${kind === "settlement" ? about.split(" ").at(-1) : short(about)}</code></a>`;
  return kind === "settlements" ? html`<a href="${href("settlements", { account: about })}">${about}</a>` : about;
}
