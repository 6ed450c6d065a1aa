import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Validate, Validators } from "@maksu/openapi-runtime/validation";
import type { Document } from "@maksu/openapi";
import { type GeneratedFiles, write } from "../src/output/output-folder.ts";
import { validatorModules } from "../src/validators.ts";
import { temporaryFolder } from "./folders.ts";

/** The validators of a dereferenced document. */
export const validatorsOf = (document: Document, rules?: string): Promise<Validators> =>
  loadValidators(new Map(validatorModules(document)), rules);

/** Generated validators, written and loaded as a client has them: beside its rules. */
export async function loadValidators(files: GeneratedFiles, rules = "{}"): Promise<Validators> {
  const folder = await temporaryFolder();
  await write(files, join(folder, "generated"));
  await writeFile(join(folder, "rules.ts"), `export const rules = ${rules};\n`);
  const { validators } = (await import(pathToFileURL(join(folder, "generated/validators.ts")).href)) as { validators: Validators };
  return validators;
}

/** The violations as `pointer rule code` lines, in the order in which they are reported. */
export function found(validate: Validate | undefined, value: unknown, mediaType?: string): string[] {
  if (!validate) throw new Error("There is no such validator.");
  return validate(value, mediaType).map(({ pointer, rule, code = "no code" }) => `${pointer} ${rule} ${code}`);
}
