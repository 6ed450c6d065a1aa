/** The pages of the sandbox: its lifecycles and its rules, made from its own tables. */
import { type Due, LIFECYCLES, type LifecycleTable, type Row, type Rule, RULES } from "@maksu/sandbox";
import { relative } from "node:path";
import { operationPage } from "../descriptions/operation-links.ts";
import { written } from "../places.ts";
import { inRegion } from "./region.ts";
import { lifecycleDiagram } from "./lifecycle-diagram.ts";
import { code, table } from "../markdown/markdown.ts";

const OF_READINGS =
  "What stands under _sandbox's reading_ is in no document: it is the sandbox's own choice, and the service may differ. `Payment API` is its API document; public documentation, and what else is known of the service, is listed in [The API documents, and what else is known](../../documents.md).";

/** Generates the pages: file name and Markdown. */
export const pagesOfSandbox = (): ReadonlyMap<string, string> =>
  new Map([
    ["sandbox-lifecycles.md", page("Lifecycles of the sandbox", LIFECYCLES.map(lifecycleSection))],
    ["sandbox-rules.md", page("Rules of the sandbox", ruleSections())],
  ]);

const page = (title: string, sections: readonly string[]): string => `# ${title}\n\n${[OF_READINGS, ...sections].join("\n\n")}\n`;

function lifecycleSection(lifecycle: LifecycleTable): string {
  const head = ["rule", "from", "to", "on", "if", "callback", "then, by itself", "source", "sandbox's reading"];
  const rows = lifecycle.rows.map((row) => [
    row.rule,
    row.from === "none" ? "" : code(row.from),
    code(row.to),
    row.on,
    row.guard ?? "",
    row.callback === "none" ? "" : row.callback,
    timerOf(row),
    row.source,
    row.ours ?? "",
  ]);
  const title = `## ${lifecycle.of[0]?.toUpperCase() ?? ""}${lifecycle.of.slice(1)}`;
  return [title, inRegion(lifecycle.of, lifecycleDiagram(lifecycle)), table(head, rows)].join("\n\n");
}

const timerOf = ({ timer }: Row<string, string, string>): string => (timer ? `${timer.on} ${inWords(timer.due)}` : "");

function inWords(due: Due): string {
  if ("at" in due) return `at 06:00 of the ${due.at}`;
  const spans = Object.entries(due.after).map(([unit, count]) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`);
  return spans.length === 0 ? "at once" : `after ${spans.join(" ")}${due.from ? ` from the ${due.from}` : ""}`;
}

/** A section per operation or subject: the rule's name without its letter. */
function ruleSections(): readonly string[] {
  const rules = Object.entries(RULES);
  const subjectOf = ([id]: readonly [string, Rule]): string => id.replace(/\.\w+$/, "");
  const subjects = new Set(rules.map(subjectOf));
  return Array.from(subjects, (subject) => `## ${subject}\n\n${rulesTable(rules.filter((rule) => subjectOf(rule) === subject))}`);
}

const rulesTable = (rules: readonly (readonly [string, Rule])[]): string =>
  table(
    ["rule", "text", "rejected with", "setting", "source", "sandbox's reading"],
    rules.map(([id, rule]) => [ruleName(id), rule.text, rejectionOf(rule), code(rule.setting ?? ""), rule.source, rule.ours ?? ""]),
  );

/** A rule of an operation leads to the operation's page. */
function ruleName(id: string): string {
  const [, api = "payment", name = ""] = /^(?:(merchant|legacy)\.)?(\w+)\./.exec(id) ?? [];
  const found = operationPage(name, `${api} api`);
  return found === undefined ? code(id) : `[${code(id)}](${relative(written, found).replaceAll("\\", "/")})`;
}

function rejectionOf({ response }: Rule): string {
  if (response === undefined) return "";
  if (response === "invalid request") return "400, and what is wrong in `meta`";
  return "message" in response ? `${response.status}, “${response.message}”` : `the error ${code(response.example)}`;
}
