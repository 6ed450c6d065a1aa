import type { ValidatorModule } from "./validator.ts";

/** Loads the validators of one operation in parallel, from one module per part of its request. */
export async function mergeParts(...parts: readonly Promise<ValidatorModule>[]): Promise<ValidatorModule> {
  return Object.assign({}, ...(await Promise.all(parts)));
}
