/** Reports for other programs: JUnit, GitHub annotations, a badge. */
import { RULE_NAMES, RULES } from "../rules/rule.ts";
import type { Report, Reported } from "./report.ts";
import { stopped } from "./terminal.ts";

const xml = (text: string): string =>
  // Drops characters that XML can't have at all.
  Array.from(
    text.replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, ""),
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? character,
  ).join("");

const storyLines = ({ story }: Reported): readonly string[] =>
  story.flatMap(({ text, seen }, index) => [`${index + 1}. ${text}`, ...seen.map((line) => `   ${line}`)]);

const isOpen = ({ verdict, acceptedUntil }: Reported): boolean => verdict === "money at risk" && acceptedUntil === undefined;

/** As JUnit has it: a test for each rule and each named history. */
export function junitReport(report: Report): string {
  const rules = RULE_NAMES.map((rule) => {
    const found = report.findings.filter((each) => each.rule === rule);
    const failures = found
      .filter(isOpen)
      .map((each) => `<failure message="${xml(each.what)}">${xml(storyLines(each).join("\n"))}</failure>`);
    const rest = found
      .filter((each) => !isOpen(each))
      .map(
        (each) =>
          `<system-out>${xml(`${each.acceptedUntil === undefined ? each.verdict : `accepted until ${each.acceptedUntil}`}: ${each.what}`)}</system-out>`,
      );
    const verdict = report.verdicts[rule];
    const { [rule]: why = verdict } = report.reasons;
    const skipped =
      failures.length === 0 && (verdict === "can't tell" || verdict === "not applicable") ? [`<skipped message="${xml(why)}"/>`] : [];
    return `<testcase classname="shop-check.rules" name="${xml(RULES[rule].title)}">${[...skipped, ...failures, ...rest].join("")}</testcase>`;
  });
  const accepted = new Set(report.findings.filter((each) => !isOpen(each)).map(({ rule }) => rule));
  const named = report.named.map(({ name, verdict, why = verdict, rules: shown }) => {
    const isAccepted = Object.entries(shown).every(
      ([rule, each]) => each !== "money at risk" || accepted.has(rule as (typeof RULE_NAMES)[number]),
    );
    const content =
      verdict === "money at risk" && !isAccepted
        ? `<failure message="money at risk"/>`
        : verdict === "held" || verdict === "fragile" || verdict === "money at risk"
          ? ""
          : `<skipped message="${xml(why)}"/>`;
    return `<testcase classname="shop-check.histories" name="${xml(name)}">${content}</testcase>`;
  });
  const ends = stopped(report).map(
    (line) => `<testcase classname="shop-check" name="every history was played"><skipped message="${xml(line)}"/></testcase>`,
  );
  const all = [...rules, ...named, ...ends];
  const count = (tag: string): number => all.filter((each) => each.includes(`<${tag} `)).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="shop-check" tests="${all.length}" failures="${count("failure")}" skipped="${count("skipped")}">\n${all.join("\n")}\n</testsuite>\n</testsuites>\n`;
}

const command = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => command(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** As GitHub's workflow commands: an annotation for each finding. */
export const githubReport = (report: Report): readonly string[] => [
  ...stopped(report).map((line) => `::warning title=shop-check::${command(line)}`),
  ...report.findings.map(
    (each) =>
      `::${isOpen(each) ? "error" : "warning"} title=${property(`${RULES[each.rule].title}: ${each.acceptedUntil === undefined ? each.verdict : `accepted until ${each.acceptedUntil}`}`)}::${command([each.what, ...storyLines(each)].join("\n"))}`,
  ),
];

/** As shields.io reads it from an endpoint. */
export function badgeReport({ verdicts, isAtRisk, stoppedOf }: Report): object {
  const held = RULE_NAMES.filter((rule) => verdicts[rule] === "held").length;
  const isWhole = held === RULE_NAMES.length;
  return {
    schemaVersion: 1,
    label: "shop check",
    message: isAtRisk ? "money at risk" : stoppedOf !== undefined ? "stopped" : `${held} of ${RULE_NAMES.length} rules held`,
    color: isAtRisk ? "red" : isWhole ? "brightgreen" : "yellow",
  };
}
