import type { OperationEntry } from "@maksu/openapi-runtime";
import type { ApiCalls } from "../api.ts";
import type { Options } from "../client-settings.ts";
import { requireParts } from "../request/input-names.ts";
import { requireJson } from "../request/require-json.ts";
import { type Snapshot, takeSnapshot } from "../request/snapshot.ts";
import { validateRequest } from "../request/validate-request.ts";
import { writeRequest } from "../request/write-request.ts";
import { addHelp, withHelp } from "../result/help.ts";
import type { AnyResult } from "../result/result.ts";
import { attempt, type Call } from "./attempt.ts";
import { report } from "./call-report.ts";
import { beforeDeadline } from "./deadline.ts";
import { withRetries } from "./retry.ts";

export { fetchTransport } from "../transport/fetch-transport.ts";
export { userAgentOf } from "./user-agent.ts";

/**
 * Calls an operation before the deadline, and retries it where that is safe.
 *
 * @param input the caller's own, which may have changed since: only its kind and its names are looked at
 * @throws ClientError `input-unknown` for an input that is not an object, and for a name that is not a part of a request
 */
export async function call(
  api: ApiCalls,
  operationId: string,
  entry: OperationEntry,
  given: Snapshot,
  options: Options,
  input: unknown,
): Promise<AnyResult> {
  const documented = { pages: api.pages, operationId };
  try {
    requireParts(operationId, entry, input);
    const { signal, timeout = api.timeout, retries = api.retries ?? 2, retryUnavailable = false, headers } = options;
    const { path, query, header } = given;
    const bodyFromPath = entry.bodyFromPath && Object.fromEntries(entry.bodyFromPath.map((name) => [name, path?.[name]]));
    const snapshot = bodyFromPath ? takeSnapshot({ path, query, header, body: bodyFromPath }) : given;
    requireJson(operationId, snapshot);
    if (api.validate !== false) await validateRequest(operationId, entry, api.validators, snapshot);
    const written = await writeRequest(operationId, entry, api, snapshot);
    const prepared: Call = { api, operationId, entry, parts: snapshot, written, headers, signer: api.signerOfCall?.() ?? api.signer };
    const result = await beforeDeadline({ operationId, timeout, signal }, (deadline) =>
      withRetries(entry, { retries, retryUnavailable }, deadline, async (number) => {
        const started = performance.now();
        const outcome = await attempt(prepared, deadline);
        const requestBytes = written.body?.length ?? 0;
        if (api.onCall) report(api.onCall, { operationId, attempt: number, duration: performance.now() - started, requestBytes }, outcome);
        return outcome;
      }),
    );
    return withHelp(result, documented);
  } catch (error) {
    addHelp(error, documented);
    throw error;
  }
}
