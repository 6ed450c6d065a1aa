/** The moments of a world: what was done, and the ways back. */
import { html } from "@maksu/markup";
import { branchesOf } from "../../../world/moments/branches.ts";
import { short, table, time } from "../components.ts";
import { pageAt, pageNumber, pageOf, pager } from "../lists.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function momentsView(place: Place): Promise<View> {
  const { running, reader, href, form } = place;
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
      time(createdAt),
      backTo === undefined ? what : html`${what} to <code>${backTo}</code>`,
      subject !== undefined && html`<a href="${href("find", { text: subject })}"><code>${short(subject)}</code></a>`,
      String(documents.length),
      ...(isBranched ? [html`${branch}${!isPast && html` <span class="badge">left</span>`}`] : []),
      id === moments.at(-1)?.id
        ? "The world now"
        : form("goBackToMoment", { label: `Go back to ${id}`, values: { moment: id }, isPlain: true }),
    ];
  }),
  running.world.besides ? "Nothing was done yet." : NONE,
)}
${pager(place, "moments", page, shown)}`,
  };
}

const NONE =
  "This sandbox keeps no moments: it was started with --keep moments=0, or with a limit of payments or events. What is dropped by one can’t be brought back.";
