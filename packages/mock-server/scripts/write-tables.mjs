// Writes the tables of triggers and tolerances into their guides. Run it after a build.
import { readFileSync, writeFileSync } from "node:fs";
import { GUIDE_TABLES, withTables } from "#guide-tables";

for (const [name, { guide }] of Object.entries(GUIDE_TABLES)) {
  const file = new URL(`../../../docs/guides/${guide}`, import.meta.url);
  writeFileSync(file, withTables(readFileSync(file, "utf8"), name));
}
