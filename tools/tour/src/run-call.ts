import type { SentRequest } from "./recorder.ts";
import type { CallResult } from "@maksu/apis";
import type { Call } from "./calls.ts";

export interface OperationResult {
  readonly api: string;
  readonly operationId: string;
  readonly sent: SentRequest | undefined;
  readonly status: number | undefined;
  readonly outcome: string;
  /** The mismatch with the description; undefined if there is none. */
  readonly problem?: string;
}

/** Calls one operation. Never throws: an error is the result's problem. */
export async function runCall({ api, operationId, entry, recorder, call }: Call): Promise<OperationResult> {
  recorder.forget();
  try {
    const result = await call();
    const base = { api, operationId, sent: recorder.last(), status: result.status, outcome: outcomeOf(result) };
    const successes = Object.keys(entry.responses).filter((status) => /^[23]/.test(status));
    if (result.ok && successes.includes(String(result.status))) return base;
    return { ...base, problem: `responded with ${result.status}, documented is ${successes.join(" or ")}` };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { api, operationId, sent: recorder.last(), status: undefined, outcome: "", problem };
  }
}

/** Summarizes the typed outcome: its fields, or its location. */
function outcomeOf({ ok, headers, data, error }: CallResult): string {
  const location = headers.get("location");
  if (location !== null) return `Location ${location}`;
  const value = ok ? data : error;
  if (value === undefined) return "no body";
  return Array.isArray(value) ? `${value.length} × {${fieldsOf(value[0])}}` : `{${fieldsOf(value)}}`;
}

const fieldsOf = (value: unknown): string => (typeof value === "object" && value !== null ? Object.keys(value).join(", ") : typeof value);
