/** The shop check, on the shop that was named at the start. */
import { COMMAND_SETTINGS, CONFIG_FILE, checkShop as check, readConfig, RULES, type RuleName } from "@maksu/shop-check";
import { CallError, type Tool } from "./tool.ts";

/** The settings that a call may give: calls to the shop are paths alone, never commands. */
const PATHS = ["create", "state"] as const;
const NUMBERS = ["runs", "seed"] as const;

const isPath = (value: unknown): boolean => typeof value === "string" && /^(?:[A-Z]+ )?\/(?!\/)[^\s'"`$;|&<>\\]*$/.test(value);

/** Plays histories, and returns what they show. */
export const checkShop: Tool = {
  name: "check_shop",
  description:
    "Play the service against the shop named when this server started, and find where money or goods are lost; create and state are the shop's paths that create an order and show {reference}.",
  input: {
    type: "object",
    properties: {
      ...Object.fromEntries(PATHS.map((name) => [name, { type: "string" }])),
      ...Object.fromEntries(NUMBERS.map((name) => [name, { type: "integer" }])),
    },
  },
  async call({ shop }, given, { signal, onProgress }) {
    const saved = readConfig(CONFIG_FILE);
    const command = shop.length > 0 ? shop : saved.command;
    if (command.length === 0 && saved.settings["attach"] === undefined)
      throw new CallError("No shop was named. Start this server with the shop's command: maksu-mcp -- COMMAND, with {port} in it.");
    for (const name of PATHS)
      if (given[name] !== undefined && !isPath(given[name])) throw new CallError(`${name}: must be a path of the shop, such as /orders.`);
    const own = Object.entries(saved.settings).filter(([name]) => !COMMAND_SETTINGS.includes(name));
    const settings = { ...Object.fromEntries(own), ...given };
    if (settings["create"] === undefined)
      throw new CallError(
        `create: missing. Give the shop's path that creates an order and prints its reference, or set create in ${CONFIG_FILE}.`,
      );
    const { verdicts, findings, histories, hints } = await check({
      settings,
      command,
      signal,
      onProgress: ({ done, of }) => onProgress(done, of),
    });
    const risks = findings.filter(({ verdict }) => verdict === "money at risk").length;
    return {
      sentence: `${histories} histories played: ${risks === 0 ? "no money at risk" : `money at risk in ${risks} ${risks === 1 ? "way" : "ways"}`}. ${Object.entries(
        verdicts,
      )
        .map(([rule, verdict]) => `${RULES[rule as RuleName].title}: ${verdict}.`)
        .join(" ")}`,
      data: { findings: findings.map(({ id, rule, verdict, what, story }) => ({ id, rule, verdict, what, story })), hints },
    };
  },
};
