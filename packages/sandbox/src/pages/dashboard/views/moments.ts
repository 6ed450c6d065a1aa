/** The moments of a world: what was done, and the ways back. */
import { html, type Html } from "@maksu/markup";
import { InputError } from "../../../domain/input-error.ts";
import { branchesOf } from "../../../world/moments/branches.ts";
import { short, table, time } from "../components.ts";
import { pageAt, pageNumber, pageOf, pager } from "../lists.ts";
import { pastName } from "../past.ts";
import { DASHBOARD } from "../paths.ts";
import { fieldOf } from "../forms.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function momentsView(place: Place): Promise<View> {
  const { running, reader, href, root, form } = place;
  const moments = (await reader.moments()).map(({ id, body }) => ({ id, ...body }));
  const standing = branchesOf(moments);
  const page = pageNumber(place);
  const { skip, limit } = pageAt(page);
  const shown = pageOf(moments.toReversed().slice(skip, skip + limit));
  const isBranched = moments.some(({ backTo }) => backTo !== undefined);
  return {
    title: "Moments",
    main: html`<h1>Moments</h1>
<p>The world can go back to what it was after each of them. What came since stays as a branch, to which it can go back, too.</p>
<p class="soft">Requests and transitions stay in their lists, as each process keeps them for itself. The shop’s own database doesn’t go back.</p>
${table(
  "",
  ["Time (UTC)", "What", "About", "Documents", ...(isBranched ? ["Branch"] : []), "Way back"],
  shown.rows.map(({ id, createdAt, what, about, account, documents, backTo }) => {
    const { branch, isPast } = standing.get(id) ?? {};
    const subject = about ?? account;
    return [
      html`<a href="${root(`${DASHBOARD}/${encodeURIComponent(pastName(running.world.name, id))}/`)}">${time(createdAt)}</a>`,
      backTo === undefined ? what : html`${what} to <code>${backTo}</code>`,
      subject !== undefined && html`<a href="${href("find", { text: subject })}"><code>${short(subject)}</code></a>`,
      String(documents.length),
      ...(isBranched ? [html`${branch}${!isPast && html` <span class="badge">left</span>`}`] : []),
      id === moments.at(-1)?.id
        ? "The world now"
        : form("goBackToMoment", { label: `Go back to ${id}`, values: { moment: id }, isPlain: true }),
    ];
  }),
  place.past === undefined ? (running.world.besides ? "Nothing was done yet." : NONE) : "They are on this page of the world now.",
)}
${pager(place, "moments", page, shown)}
${
  moments.length > 0 &&
  html`<div class="columns">${await comparison(place)}<section class="panel"><h2>Open in a sandbox of its own</h2>
${form("openMoment", { label: "Open", fields: [fieldOf("openMoment", "moment", { value: moments.at(-1)?.id })], isPlain: true })}</section></div>`
}`,
  };
}

const NONE =
  "This sandbox keeps no moments: it was started with --keep moments=0, or with a limit of payments or events. What is dropped by one can’t be brought back.";

/** Compares two moments, as the address has them. */
async function comparison({ reader, href, query }: Place): Promise<Html> {
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  const field = (name: string, label: string, value = "") =>
    html`<label>${label} <input type="text" name="${name}" value="${value}" maxlength="30" autocomplete="off"></label>`;
  return html`<section class="panel"><h2>Compare</h2>
<form action="${href("moments")}" class="act">${field("from", "Moment", from)}${field("to", "With another one; by default with now", to)}
<div class="buttons"><button class="plain">Compare</button></div></form>
${from !== "" && (await differences(reader, href, from, to))}</section>`;
}

/** The documents that differ; a sentence for a moment that is not kept. */
async function differences(reader: Place["reader"], href: Place["href"], from: string, to = ""): Promise<Html> {
  try {
    const found = await reader.compare(from, to === "" ? undefined : to);
    return table(
      "",
      ["Document", "Id", "Is", "Fields"],
      found.map(({ kind, id, is, fields }) => [
        kind,
        html`<a href="${href("find", { text: id })}"><code>${short(id)}</code></a>`,
        is,
        fields.join(", "),
      ]),
      "They are alike.",
    );
  } catch (error) {
    if (error instanceof InputError) return html`<p class="soft">${error.message}</p>`;
    throw error;
  }
}
