/** The report as one page for people: its own style, and no request to anywhere. */
import { coverageLines } from "../check/coverage.ts";
import { RULE_NAMES, RULES, type Verdict } from "../rules/rule.ts";
import type { Report, Reported } from "./report.ts";
import { drawing } from "./drawing.ts";
import { escaped } from "./escape.ts";
import { STYLE } from "./style.ts";
import { guardLine } from "./terminal.ts";

const TONES: Readonly<Record<Verdict, string>> = {
  "money at risk": "bad",
  fragile: "wait",
  "can't tell": "wait",
  held: "good",
  "not applicable": "plain",
};

const badge = (verdict: Verdict): string => `<span class="badge ${TONES[verdict]}">${escaped(verdict)}</span>`;

/** Writes the page. */
export function pageReport(report: Report): string {
  const { verdicts, findings, fixed, named, hints, isAtRisk } = report;
  const title = isAtRisk
    ? "Money is at risk"
    : findings.some(({ verdict }) => verdict === "money at risk")
      ? "Nothing but what is accepted"
      : "No money was lost";
  const rows = RULE_NAMES.map(
    (rule) =>
      `<tr><th scope="row">${escaped(RULES[rule].title)}</th><td>${badge(verdicts[rule])}</td><td>${escaped(RULES[rule].says)}</td></tr>`,
  );
  const histories = named.map(
    ({ name, verdict, why = "" }) => `<tr><th scope="row">${escaped(name)}</th><td>${badge(verdict)}</td><td>${escaped(why)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escaped(title)} · shop check</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${report.histories} histories were played between a simulated payment service and the shop. ${escaped(guardLine(report))}</p>
${table("Rules", ["Rule", "Verdict", "What must be so"], rows)}
${findings.map(section).join("\n")}
${fixed.length > 0 ? `<h2>Fixed since the last run</h2>\n<ul>${fixed.map(({ what }) => `<li>${escaped(what)}</li>`).join("")}</ul>` : ""}
${named.length > 0 ? table("Named histories", ["History", "Verdict", "Why"], histories) : ""}
${hints.length > 0 ? `<h2>To find out more</h2>\n<ul>${hints.map((hint) => `<li>${escaped(hint)}</li>`).join("")}</ul>` : ""}
<h2>What was played</h2>
<pre tabindex="0">${escaped(coverageLines(report.coverage, report.leftOut).join("\n"))}</pre>
</main>
</body>
</html>
`;
}

const table = (caption: string, names: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${names.map((name) => `<th scope="col">${escaped(name)}</th>`).join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;

function section(finding: Reported): string {
  const { rule, verdict, what, loses, change, acceptedUntil, story, id } = finding;
  const facts = [
    verdict === "fragile" ? "No money is lost yet." : `The ${loses} loses.`,
    ...(change === "first run" ? [] : [change === "new" ? "New since the last run." : "Found by the last run, too."]),
    ...(acceptedUntil === undefined ? [] : [`Accepted until ${acceptedUntil}.`]),
  ];
  return `<section class="panel" aria-labelledby="${escaped(id)}">
<h2 id="${escaped(id)}">${escaped(RULES[rule].title)} ${badge(verdict)}</h2>
<p><strong>${escaped(what.replace(/^./, (first) => first.toUpperCase()))}.</strong> ${escaped(facts.join(" "))}</p>
${drawing(finding)}
<ol>${story.map(({ text, seen }) => `<li>${escaped(text)}${seen.length > 0 ? `<ul>${seen.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>` : ""}</li>`).join("\n")}</ol>
<p><strong>What to change.</strong> ${escaped(RULES[rule].fix)}</p>
<p class="soft">${escaped(id)}</p>
</section>`;
}
