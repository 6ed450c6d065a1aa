// Writes the table of triggers into the guide. Run it after a build.
import { readFileSync, writeFileSync } from "node:fs";
import { TABLE_END, TABLE_START, triggerTable } from "#trigger-table";

const guide = new URL("../../../docs/guides/mock-server.md", import.meta.url);
const text = readFileSync(guide, "utf8");
const [before, rest] = text.split(TABLE_START);
const [, after] = rest.split(TABLE_END);
writeFileSync(guide, `${before}${TABLE_START}\n\n${triggerTable()}\n\n${TABLE_END}${after}`);
