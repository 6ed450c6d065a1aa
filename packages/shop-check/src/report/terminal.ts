/** The report for a terminal. */
import { coverageLines } from "../check/coverage.ts";
import { RULE_NAMES, RULES, type Verdict } from "../rules/rule.ts";
import { type CheckOptions, possibleIn } from "../config/options.ts";
import { applicable, NAMED } from "../history/named.ts";
import type { Report, Reported } from "./report.ts";

const MARKS: Readonly<Record<Verdict, string>> = {
  "money at risk": "✗",
  fragile: "!",
  "can't tell": "?",
  held: "✓",
  "not applicable": "-",
};
const COLORS: Readonly<Record<Verdict, number>> = { "money at risk": 31, fragile: 33, "can't tell": 33, held: 32, "not applicable": 90 };

const GUARDS = {
  sealed: "The shop ran sealed: nothing led out of this machine.",
  "led to the sandbox": "The shop ran with its requests to the service led to the sandbox; it was not sealed",
  unguarded: "The shop was running already: what it reaches is unguarded.",
} as const;

/** How the shop was kept from reaching others, as a sentence. */
export const guardLine = ({ guard, unsealed }: Pick<Report, "guard" | "unsealed">): string =>
  guard === "led to the sandbox" ? `${GUARDS[guard]}${unsealed === undefined ? "" : ` (${unsealed})`}.` : GUARDS[guard];

export const playedLine = ({ histories, named, known, generated, seed }: Report): string =>
  `${histories} histories were played: ${histories - known - generated} of ${named.length} named ones${knownOnes(known)}, ${generated} generated with seed ${seed}.`;

/** Returns the line with how many histories are to be played, by the same parts. */
export function plannedLine(options: CheckOptions, known: number): string {
  const named = applicable(NAMED, possibleIn(options)).length;
  const others = NAMED.length - named;
  const why = others === 0 ? "" : ` (${others} need other settings)`;
  return `${named + known + options.runs} histories to play: ${named} of ${NAMED.length} named ones${why}${knownOnes(known)}, ${options.runs} generated.`;
}

const knownOnes = (count: number): string => (count === 0 ? "" : `, ${count} of the last run's findings`);

export const stopped = ({ histories, stoppedOf }: Pick<Report, "histories" | "stoppedOf">): readonly string[] =>
  stoppedOf === undefined ? [] : [`Stopped after ${histories} of ${stoppedOf} histories: this is what was found by then.`];

export function terminalReport(report: Report, { hasColor }: { readonly hasColor: boolean }): readonly string[] {
  const colored = (verdict: Verdict, text: string): string => (hasColor ? `\u001B[${COLORS[verdict]}m${text}\u001B[0m` : text);
  const mark = (verdict: Verdict): string => colored(verdict, `${MARKS[verdict]} ${verdict}`);
  const unclear = report.named.filter(({ verdict }) => verdict !== "held");
  return [
    "",
    ...stopped(report),
    ...RULE_NAMES.map((rule) => {
      const why = report.reasons[rule];
      return `${RULES[rule].title.padEnd(18)}${mark(report.verdicts[rule])}${why === undefined ? "" : `: ${why}`}`;
    }),
    ...report.findings.flatMap((finding) => [
      "",
      `${colored(finding.verdict, RULES[finding.rule].title)}: ${finding.what}`,
      ...story(finding),
    ]),
    ...report.fixed.map(({ id, what }) => `\nfixed since the last run: ${what} (${id})`),
    ...(unclear.length > 0
      ? [
          "",
          "Named histories:",
          ...unclear.map(({ name, verdict, why }) => `  ${mark(verdict)}  ${name}${why === undefined ? "" : `: ${why}`}`),
        ]
      : []),
    ...(report.hints.length > 0 ? ["", "To find out more:", ...report.hints.map((hint) => `  ${hint}`)] : []),
    "",
    "Played:",
    ...coverageLines(report).map((line) => `  ${line}`),
    "",
    `${playedLine(report)} ${guardLine(report)}`,
  ];
}

function story({ id, loses, verdict, change, acceptedUntil, story: steps, rule, named }: Reported): readonly string[] {
  const about = [
    verdict === "fragile" ? "no money is lost yet" : `the ${loses} loses`,
    ...(change === "first run" ? [] : [change === "new" ? "new" : "still there"]),
    ...(acceptedUntil === undefined ? [] : [`accepted until ${acceptedUntil}`]),
    ...(named === undefined ? [] : [`found by "${named}"`]),
    id,
  ];
  return [
    `  (${about.join("; ")})`,
    ...steps.flatMap(({ text, seen }, index) => [`  ${index + 1}. ${text}`, ...seen.map((line) => `       ${line}`)]),
    `  What to change: ${RULES[rule].fix}`,
  ];
}
