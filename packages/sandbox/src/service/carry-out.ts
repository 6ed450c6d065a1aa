/** Carries out a request that is valid, in one transaction with the step that it is. */
import type { ApiName, EventTable, ResponseDraft } from "@maksu/service-front";
import type { Rejected } from "../domain/rules/rejected.ts";
import type { SandboxStore } from "../world/documents.ts";
import { inSession, type Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";
import type { Call } from "./call.ts";
import { OPERATIONS } from "./operations.ts";
import { madeBy, RECORDED_OPERATIONS, type RecordedOperation, wordOf } from "./recorded-operations.ts";

/** What requests are carried out with. */
export interface ServiceParts {
  readonly store: SandboxStore;
  /** Finds the world of an account, and the account's secret. */
  readonly find: (account: string) => { readonly world: World; readonly secret: string };
  /** How each event is built and signed. */
  readonly events: EventTable;
  readonly pages: () => string;
}

/** Carries out a request of an account. */
export async function carryOut(
  api: ApiName,
  { store, find, events, pages }: ServiceParts,
  accepted: Call["accepted"],
): Promise<ResponseDraft | Rejected> {
  const { operationId, account } = accepted;
  const operation = OPERATIONS[api][operationId];
  if (!operation) throw new Error(`the sandbox has no ${operationId}`);
  const { world, secret } = find(account);
  return inSession(store, world, async (session) => {
    const context = contextIn(world, account);
    const { merchant } = context;
    const result = await operation({ accepted, world, merchant, secret, context, session, events, pages: pages() });
    if (!("rejected" in result)) await record(session, api, accepted, result);
    return result;
  });
}

async function record(session: Session, api: ApiName, accepted: Call["accepted"], response: ResponseDraft): Promise<void> {
  const command = wordOf(api, accepted.operationId);
  if (!command) return;
  const { of: parameter, withoutFields = [] }: RecordedOperation = RECORDED_OPERATIONS[command];
  const { body } = accepted.parts;
  const of = parameter === undefined ? undefined : accepted.pathParameters[parameter];
  const made = madeBy(response);
  const input = body && Object.fromEntries(Object.entries(body).filter(([name]) => !withoutFields.includes(name)));
  await session.record({
    command,
    account: accepted.account,
    ...(of !== undefined && { of }),
    ...(input !== undefined && { input }),
    ...(made !== undefined && made !== of && { made }),
  });
}
