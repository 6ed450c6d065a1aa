/** The report as one page for people: its own style, and no request to anywhere. */
import { html, type Html } from "@maksu/markup";
import { coverageLines } from "../check/coverage.ts";
import { RULE_NAMES, RULES, type Verdict } from "../rules/rule.ts";
import type { Report, Reported } from "./report.ts";
import { drawing } from "./drawing.ts";
import { STYLE } from "./style.ts";
import { guardLine, playedLine, stopped } from "./terminal.ts";

const TONES: Readonly<Record<Verdict, string>> = {
  "money at risk": "bad",
  fragile: "wait",
  "can't tell": "wait",
  held: "good",
  "not applicable": "plain",
};

const badge = (verdict: Verdict): Html => html`<span class="badge ${TONES[verdict]}">${verdict}</span>`;

export function pageReport(report: Report): string {
  const { verdicts, reasons, findings, fixed, named, hints, isAtRisk } = report;
  const title = isAtRisk
    ? "Money is at risk"
    : findings.some(({ verdict }) => verdict === "money at risk")
      ? "Nothing but what is accepted"
      : report.stoppedOf === undefined
        ? "No money was lost"
        : "Stopped before the end";
  const rows = RULE_NAMES.map(
    (rule) =>
      html`<tr><th scope="row">${RULES[rule].title}</th><td>${badge(verdicts[rule])}</td><td>${RULES[rule].says}</td><td>${reasons[rule] ?? ""}</td></tr>`,
  );
  const histories = named.map(
    ({ name, verdict, why = "" }) => html`<tr><th scope="row">${name}</th><td>${badge(verdict)}</td><td>${why}</td></tr>`,
  );
  const main = html`<h1>${title}</h1>
<p>A simulated payment service was played against the shop. ${playedLine(report)} ${guardLine(report)}</p>
${stopped(report).map((line) => html`<p><strong>${line}</strong></p>`)}
${table("Rules", ["Rule", "Verdict", "What must be so", "Why"], rows)}
${findings.map(section)}
${
  fixed.length > 0 &&
  html`<h2>Fixed since the last run</h2>
<ul>${fixed.map(({ what }) => html`<li>${what}</li>`)}</ul>`
}
${named.length > 0 && table("Named histories", ["History", "Verdict", "Why"], histories)}
${
  hints.length > 0 &&
  html`<h2>To find out more</h2>
<ul>${hints.map((hint) => html`<li>${hint}</li>`)}</ul>`
}
<h2>What was played</h2>
<pre tabindex="0">${coverageLines(report).join("\n")}</pre>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title} · shop check</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${String(main)}
</main>
</body>
</html>
`;
}

const table = (caption: string, names: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

function section(finding: Reported): Html {
  const { rule, verdict, what, loses, change, acceptedUntil, story, id } = finding;
  const facts = [
    verdict === "fragile" ? "No money is lost yet." : `The ${loses} loses.`,
    ...(change === "first run" ? [] : [change === "new" ? "New since the last run." : "Found by the last run, too."]),
    ...(acceptedUntil === undefined ? [] : [`Accepted until ${acceptedUntil}.`]),
  ];
  return html`<section class="panel" aria-labelledby="${`${id} ${id}-what`}">
<h2 id="${id}">${RULES[rule].title} ${badge(verdict)}</h2>
<p><strong id="${`${id}-what`}">${what.replace(/^./, (first) => first.toUpperCase())}.</strong> ${facts.join(" ")}</p>
${drawing(finding)}
<ol>${story.map(({ text, seen }) => html`<li>${text}${seen.length > 0 && html`<ul>${seen.map((line) => html`<li>${line}</li>`)}</ul>`}</li>`)}</ol>
<p><strong>What to change.</strong> ${RULES[rule].fix}</p>
<p class="soft">${id}</p>
</section>`;
}
