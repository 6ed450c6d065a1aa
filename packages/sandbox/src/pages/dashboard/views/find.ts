/** The documents in which a text is found, of all kinds, and requests that name it. */
import { html, type Content } from "@maksu/markup";
import { badge, euros, short, table, time } from "../components.ts";
import { maskedToken } from "../masking.ts";
import type { Place, View } from "../place.ts";
import type { FoundDocument } from "../reading.ts";
import { requestTable } from "./requests.ts";

/** Rows that are shown. */
const MOST = 50;

/** Requests that are shown. */
const MOST_REQUESTS = 10;

/** Builds the page. */
export async function findView(place: Place): Promise<View> {
  const { reader, query, running } = place;
  const text = query.get("text")?.trim() ?? "";
  const found = text === "" ? [] : await reader.find({ text, sort: "newest", limit: MOST + 1 });
  const requests = text === "" ? [] : running.requests.entries().filter(({ recorded }) => names(recorded, text));
  const isNothing = found.length === 0 && requests.length === 0;
  return {
    title: "Find",
    main: html`<h1>Find</h1>
${text === "" && html`<p class="soft">Type an id or the beginning of one, a stamp, a reference, an order number, a bank reference, an e-mail address, a name, an amount such as 15.25, or a masked card.</p>`}
${text !== "" && isNothing && html`<p>Nothing in this world has <code>${text}</code>, neither what was made nor the newest requests. Was it sent to another world, or rejected before it named an account?</p>`}
${
  found.length > 0 &&
  table(
    "",
    ["What", "Id", "Reference", { name: "Amount", isNumber: true }, "Status", "Made (UTC)"],
    found.slice(0, MOST).map((each) => rowOf(place, each)),
    "",
  )
}
${found.length > MOST && html`<p class="soft">These are the first ${MOST}: type more of it.</p>`}
${requests.length > 0 && html`<h2>Requests that name it</h2>${requestTable(place, requests.slice(-MOST_REQUESTS).toReversed(), "")}`}`,
  };
}

/** Whether a request has a text in its path, its parameters or its body. */
const names = (
  { path, parameters, body }: { readonly path: string; readonly parameters: unknown; readonly body?: unknown },
  text: string,
): boolean => JSON.stringify([path, parameters, body]).toLowerCase().includes(JSON.stringify(text.toLowerCase()).slice(1, -1));

function rowOf({ href }: Place, found: FoundDocument): readonly Content[] {
  const id = (path: string, text: string): Content => html`<a href="${href(path)}"><code>${text}</code></a>`;
  switch (found.kind) {
    case "payment": {
      const { transactionId, request, amount, status, createdAt } = found.body;
      return [
        "payment",
        id(`payments/${transactionId}`, short(transactionId)),
        request.reference,
        euros(amount),
        badge(status),
        time(createdAt),
      ];
    }
    case "refund": {
      const { transactionId, reference, amount, status, createdAt } = found.body;
      return ["refund", id(`refunds/${transactionId}`, short(transactionId)), reference, euros(amount), badge(status), time(createdAt)];
    }
    case "order": {
      const { token, paymentId, request, amount, status, createdAt } = found.body;
      return ["order", id(`orders/${token}`, paymentId), request.orderNumber, euros(amount), badge(status), time(createdAt)];
    }
    case "merchantRefund": {
      const { token, paymentId, amount, status, createdAt } = found.body;
      return ["refund of an order", id(`refunds/${token}`, short(token)), paymentId, euros(amount), badge(status), time(createdAt)];
    }
    case "settlement": {
      const { id: number, account, reference, total, status, createdAt } = found.body;
      return ["settlement", id(`settlements/${account}/${number}`, number), reference, euros(total), badge(status), time(createdAt)];
    }
    case "event": {
      const { id: event, name, state, createdAt } = found.body;
      return [name, id(`events/${event}`, short(event)), undefined, undefined, badge(state), time(createdAt)];
    }
    case "report":
      return ["report", id("reports", short(found.body.requestId)), undefined, undefined, undefined, time(found.body.createdAt)];
    case "email":
      return [
        `e-mail: ${found.body.name}`,
        id("outbox", found.body.to),
        undefined,
        euros(found.body.amount),
        undefined,
        time(found.body.sentAt),
      ];
    case "token":
      return [
        "card",
        id("cards", maskedToken(found.body.token)),
        `${found.body.card.bin}… ${found.body.card.partial_pan}`,
        undefined,
        undefined,
        undefined,
      ];
    case "tokenization":
      return [
        "form that adds a card",
        id("cards", short(found.body.tokenizationId)),
        undefined,
        undefined,
        badge(found.body.status),
        time(found.body.createdAt),
      ];
  }
}
