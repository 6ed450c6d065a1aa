/** Reads fault rules strictly: what it does not know, it rejects, before any applies. */
import { InputError, InvalidInput } from "../domain/input-error.ts";
import { parseText } from "../ground/parse-text.ts";
import { checkInput, copied } from "../input/check-input.ts";
import { checkFaultRule } from "./check-rule.ts";
import type { FaultRule } from "./fault-rule.ts";

/**
 * Reads a list of fault rules.
 *
 * @param given - text in YAML 1.2 or JSON, or its value
 * @throws InputError that names the rule by its place, the field and what is allowed
 */
export async function readFaults(given: string | readonly FaultRule[]): Promise<readonly FaultRule[]> {
  const value = typeof given === "string" ? await parseText(given, (message) => new InputError(`faults: ${message}`)) : given;
  if (!Array.isArray(value)) throw new InputError("faults: must be a list of fault rules");
  for (const [index, rule] of value.entries()) {
    const at = ["body", "faults", String(index)];
    await checkInput("addFault", { path: { world: "default" }, body: copied(rule) }).catch((error: unknown) => {
      throw error instanceof InvalidInput ? new InvalidInput([...at, ...error.at.slice(1)], error.sentence) : error;
    });
    checkFaultRule(rule as FaultRule, at);
  }
  return value as readonly FaultRule[];
}
