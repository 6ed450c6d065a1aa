import type { ValidatorModule } from "./validator.ts";

/** Loads the validators of one operation from a module for each part of its request, all at once. */
export async function mergeParts(...parts: readonly Promise<ValidatorModule>[]): Promise<ValidatorModule> {
  return Object.assign({}, ...(await Promise.all(parts)));
}
