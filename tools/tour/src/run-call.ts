import type { SentRequest } from "./recorder.ts";
import type { AnyResult, Station } from "./stations.ts";

/** What became of one operation. */
export interface Visit {
  readonly api: string;
  readonly operationId: string;
  readonly sent: SentRequest | undefined;
  readonly status: number | undefined;
  readonly outcome: string;
  /** Why this is not what the description says; undefined when it is. */
  readonly surprise?: string;
}

/** Calls one operation. Never throws: what goes wrong is the visit's surprise. */
export async function visit({ api, operationId, entry, recorder, call }: Station): Promise<Visit> {
  recorder.forget();
  try {
    const result = await call();
    const visited = { api, operationId, sent: recorder.last(), status: result.status, outcome: outcomeOf(result) };
    const successes = Object.keys(entry.responses).filter((status) => /^[23]/.test(status));
    if (result.ok && successes.includes(String(result.status))) return visited;
    return { ...visited, surprise: `answered ${result.status}, documented is ${successes.join(" or ")}` };
  } catch (error) {
    const surprise = error instanceof Error ? error.message : String(error);
    return { api, operationId, sent: recorder.last(), status: undefined, outcome: "", surprise };
  }
}

/** The typed outcome in a few words: the fields that it has, or where it points. */
function outcomeOf({ ok, headers, data, error }: AnyResult): string {
  const location = headers.get("location");
  if (location !== null) return `Location ${location}`;
  const value = ok ? data : error;
  if (value === undefined) return "no body";
  return Array.isArray(value) ? `${value.length} × {${fieldsOf(value[0])}}` : `{${fieldsOf(value)}}`;
}

const fieldsOf = (value: unknown): string => (typeof value === "object" && value !== null ? Object.keys(value).join(", ") : typeof value);
