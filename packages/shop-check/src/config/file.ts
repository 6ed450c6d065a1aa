/** `shop-check.yaml`, which `--save` writes. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { type Given, InvalidSetting, readSettings } from "./options.ts";

/** Where it is looked for. */
export const CONFIG_FILE = "shop-check.yaml";

/** Settings of a file, and its command. */
export interface ConfigFile {
  readonly settings: Given;
  readonly command: readonly string[];
  /** Returns the file and the line of a setting, to stand in front of its name in messages. */
  readonly place: (name: string) => string;
}

/** Reads a file of settings; returns none if the usual file is missing. */
export function readConfig(file: string): ConfigFile {
  let text = "";
  const place = (name: string): string => placeIn(file, text, name);
  if (file === CONFIG_FILE && !existsSync(file)) return { settings: {}, command: [], place };
  let value: unknown;
  try {
    text = readFileSync(file, "utf8");
    value = load(text) ?? {};
  } catch (error) {
    throw new InvalidSetting(`${file}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new InvalidSetting(`${file}: must be an object of settings`);
  const { command = [], ...settings } = value as Record<string, unknown>;
  if (!Array.isArray(command) || !command.every((each) => typeof each === "string"))
    throw new InvalidSetting(`${place("command")}command: must be a list of words`);
  return { settings: readSettings(settings, place), command, place };
}

function placeIn(file: string, text: string, name: string): string {
  const line = text.split("\n").findIndex((each) => each.replaceAll(/["']/g, "").split(":", 1)[0]?.trimEnd() === name);
  return `${file}${line < 0 ? "" : `:${line + 1}`}: `;
}

export function writeConfig(file: string, { settings, command }: Omit<ConfigFile, "place">): void {
  const schema = "# yaml-language-server: $schema=node_modules/@maksu/shop-check/shop-check.schema.json\n";
  writeFileSync(file, schema + dump({ ...(command.length > 0 && { command: [...command] }), ...settings }, { lineWidth: 140 }));
}
