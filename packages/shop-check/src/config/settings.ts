/** The settings, each said once: the flags, what is read from `shop-check.yaml`, and its schema follow. */
import { STATES } from "../rules/look.ts";

export type Kind = "text" | "number" | "pairs" | "list" | "switch";

/** A setting, as flag and in the file. */
export interface Setting {
  readonly name: string;
  readonly kind: Kind;
  /** The name of the value in the usage. */
  readonly value: string;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
}

export const text = (name: string, value: string, what: string): Setting => ({ name, kind: "text", value, what });
export const onOff = (name: string, what: string): Setting => ({ name, kind: "switch", value: "", what });
const number = (name: string, value: string, what: string, least: number, most: number): Setting => ({
  ...text(name, value, what),
  kind: "number",
  least,
  most,
});

const CALL = "URL|COMMAND";

export const MOST_PORT = 65_535;

/** Settings that `checkShop` has, too. */
const CHECKS: readonly Setting[] = [
  text("attach", "URL", "a shop that runs already, in place of a command"),
  text("create", CALL, "creates an order and its payment, and prints the order's reference"),
  text(
    "state",
    CALL,
    `shows an order as JSON; a command gets a reference a line. { state: ${STATES.join("|")}, paid?, currency?, refunded?, deliveries?, notices? }`,
  ),
  text("pay-again", CALL, "begins another payment of {reference}"),
  text("edit", CALL, "edits {reference}, so that another amount is due; may print { amount }"),
  text("refund", CALL, "refunds {amount} cents of {reference}"),
  text("cancel", CALL, "cancels {reference}"),
  text("restart", CALL, "restarts the shop; kill does it to one that the check has started"),
  text("tick", CALL, "runs the shop's scheduled jobs, after the clock has advanced"),
  { name: "word", kind: "pairs", value: "YOURS=STATE", what: "a word of the shop for a state" },
  text("match", "PLACE", "where a payment has the order's reference: stamp, reference, items.FIELD, or a pattern in slashes"),
  { name: "map", kind: "pairs", value: "URL=ADDRESS", what: "where a host is that the shop's URLs name" },
  { name: "allow-host", kind: "list", value: "HOST", what: "a host besides this machine that may be reached" },
  number("runs", "N", "histories to generate, after the named ones; 1000 with create, else 0", 0, 10_000_000),
  number("seed", "N", "the same seed, the same histories", 0, 2_147_483_647),
  number("settle", "MS", "milliseconds in which what the shop has taken has to show", 0, 60_000),
  number("start", "SECONDS", "seconds in which the shop has to listen", 1, 600),
  number("port", "PORT", "port of the sandbox; 4020 with attach, else a free one", 0, MOST_PORT),
  number(
    "shop-port",
    "PORT",
    "port of the shop; a free one by default. With jobs, each takes the next one, of sandbox and front, too",
    1,
    MOST_PORT,
  ),
  number("front", "PORT", "port of the sandbox's front, which speaks TLS; a free one by default, 443 in a sealed shop", 0, MOST_PORT),
  text("front-ca", "FILE", "write the authorities that such a shop has to trust, for its environment"),
];

/** Settings of the command alone: about processes, files and reports. */
const COMMANDS: readonly Setting[] = [
  number("jobs", "N", "shops to start, each with a sandbox of its own", 1, 64),
  onOff("unsealed", "do not seal the shop, as one with a database on a TCP port needs it"),
  text("accept", "FILE", "findings that are accepted: a list of { id, until, why }, each until its day"),
  text("last", "FILE", "the last run, to compare with; written after each run"),
  text("json", "FILE", "write the report as JSON"),
  text("junit", "FILE", "write it as JUnit"),
  text("html", "FILE", "write it as a page"),
  text("badge", "FILE", "write a badge's JSON"),
];

export const SETTINGS: readonly Setting[] = [...CHECKS, ...COMMANDS];

/** Names of the settings that the command alone has a use for. */
export const COMMAND_SETTINGS: readonly string[] = COMMANDS.map(({ name }) => name);

/** The JSON Schema of the file. */
export function schema(): object {
  const kinds: Readonly<Record<Kind, (setting: Setting) => object>> = {
    text: () => ({ type: "string", minLength: 1 }),
    switch: () => ({ type: "boolean" }),
    list: () => ({ type: "array", items: { type: "string", minLength: 1 } }),
    number: ({ least, most }) => ({ type: "integer", minimum: least, maximum: most }),
    pairs: ({ name }) => ({ type: "object", additionalProperties: name === "word" ? { enum: STATES } : { type: "string", minLength: 1 } }),
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "shop-check.yaml",
    type: "object",
    properties: {
      command: {
        type: "array",
        items: { type: "string" },
        minItems: 1,
        description: "the command that starts the shop, with {port} and {job}",
      },
      ...Object.fromEntries(SETTINGS.map((setting) => [setting.name, { ...kinds[setting.kind](setting), description: setting.what }])),
    },
    additionalProperties: false,
  };
}
