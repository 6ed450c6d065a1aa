// Writes the tables of triggers and tolerances into the guide. Run it after a build.
import { readFileSync, writeFileSync } from "node:fs";
import { withTables } from "#guide-tables";

const guide = new URL("../../../docs/guides/mock-server.md", import.meta.url);
writeFileSync(guide, withTables(readFileSync(guide, "utf8")));
