/** A request: what came, and why it was rejected. */
import type { RejectedRequest } from "../../../world/logs/request-log.ts";
import { html, type Html } from "@maksu/markup";
import { curlOfRequest } from "../curl.ts";
import { curl, facts, folded, json, ours, prose, statusBadge, time } from "../components.ts";
import { messageTable } from "../messages.ts";
import type { Place, View } from "../place.ts";
import { notFound } from "./not-found.ts";

/** Builds the page. */
export async function requestView(place: Place): Promise<View> {
  const { running, about, href } = place;
  const found = running.requests.entries().find(({ number }) => String(number) === about);
  if (!found) return notFound(place, "request", about);
  const { recorded, rejected } = found;
  const { method, path, status, at, api, operationId, code, chosen, tolerated, fault, headers, parameters, body } = recorded;
  return {
    title: `${method} ${path}`,
    main: html`<p><a href="${href("requests")}">Requests</a></p>
<h1><code>${method} ${path}</code></h1>
<p>${statusBadge(status)} at ${time(at)}</p>
${rejected && rejection(rejected, href("rules"))}
<section class="panel"><h2>What came</h2>
${facts({
  API: api,
  Operation: operationId,
  "Error code": code,
  Remark: chosen,
  "Tolerated forms": tolerated?.join(", "),
  "Injected fault": fault,
})}
${curl(curlOfRequest(recorded, place.origin))}
${folded("Headers", json(headers))}
${folded("Parameters", json(parameters))}
${body === undefined ? html`<p class="soft">No body was read.</p>` : html`<h3>Body</h3>${json(body)}`}
</section>`,
  };
}

const rejection = ({ reason, rule, signature, messages }: RejectedRequest, rules: string): Html => html`<section class="panel">
<h2>Why it was rejected</h2>
<p class="note bad">${reason}</p>
${
  rule &&
  html`${facts({
    Rule: html`<a href="${`${rules}#${encodeURIComponent(rule.id)}`}"><code>${rule.id}</code></a> ${prose(rule.text)}`,
    Source: rule.source,
    Setting: rule.setting !== undefined && html`<code>${rule.setting}</code>`,
  })}${ours(rule.ours)}`
}
${
  signature &&
  html`<h3>Signature</h3>
${facts({
  Scheme: signature.scheme,
  Received: html`<code>${signature.received}</code>`,
  Mistake: signature.mistake
    ? `The request is ${signature.mistake.text}.`
    : "No known mistake produces this signature: the secret may be another one, or the request was changed on its way.",
  Notes: signature.notes?.join(" "),
})}
${messages && messageTable(messages)}`
}
</section>`;
