/** Carries out a request that is valid, in one transaction with the step that it is. */
import { type ApiName, type EventTable, type ResponseDraft, type ToleranceName, withoutUsers } from "@maksu/service-front";
import { decidedRequest } from "../world/faults/transition-faults.ts";
import { recordUnder } from "../world/faults/record-under.ts";
import { UNKNOWN_PAYMENT } from "../domain/payments/unknown-payment.ts";
import type { Rejected } from "../domain/rules/rejected.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inSession, type Session } from "../world/session.ts";
import type { Step } from "../world/step.ts";
import { contextIn, type World } from "../world/world.ts";
import type { Call, CarriedOut } from "./call.ts";
import { OPERATIONS } from "./operations.ts";
import { madeBy, RECORDED_OPERATIONS, type RecordedOperation, wordOf } from "./recorded-operations.ts";

export interface ServiceParts {
  readonly store: SandboxStore;
  /** Finds the world of an account, and the account's secret. */
  readonly find: (account: string) => { readonly world: World; readonly secret: string };
  /** How each event is built and signed. */
  readonly events: EventTable;
  /** The tolerances that are accepted. None by default. */
  readonly tolerances?: ReadonlySet<ToleranceName>;
  readonly pages: () => string;
  /** Opens a world as it was after a moment in a sandbox of its own. */
  readonly openMoment: (world: string, moment: string) => Promise<{ readonly url: string; readonly dashboard: string }>;
}

/** Carries out a request of an account. */
export function carryOut(
  api: ApiName,
  { store, find, events, tolerances = new Set(), pages }: ServiceParts,
  given: Call["accepted"],
): Promise<ResponseDraft | Rejected> {
  // Kept requests have no password of a URL, which can't be requested with or without it.
  const accepted = { ...given, parts: { ...given.parts, body: withoutUsers(given.parts.body) } };
  const { operationId, account } = accepted;
  const operation = OPERATIONS[api][operationId];
  if (!operation) throw new Error(`the sandbox has no ${operationId}`);
  const { world, secret } = find(account);
  return inSession(store, world, async (session) => {
    const { merchant, settings } = contextIn(world, account);
    const fault = decidedRequest(session, accepted);
    const context = { merchant, settings: fault.settings ? { ...settings, ...fault.settings } : settings };
    const call = { accepted, world, merchant, secret, context, session, events, tolerances, pages: pages(), isDeclined: fault.isDeclined };
    const result = await operation(call);
    const step = "rejected" in result ? undefined : stepOf(api, accepted, result);
    if (step) await recordUnder(session, { command: "configure", during: fault.settings, before: settings }, step);
    return withDropped(session, result);
  });
}

/** Adds the count of dropped payments to the rejection of an unknown one, which may be among them. */
async function withDropped<Result extends object>(session: Session, result: Result | Rejected): Promise<Result | Rejected> {
  if (!("rejected" in result) || result.rejected.reason !== UNKNOWN_PAYMENT) return result;
  const { payments } = await session.dropped();
  const reason = `${UNKNOWN_PAYMENT}; of those that are over, ${payments} ${payments === 1 ? "has" : "have"} been dropped`;
  return payments === 0 ? result : { rejected: { ...result.rejected, reason } };
}

/** The step that a request was, for a seed; undefined for one that changes nothing. */
function stepOf(api: ApiName, accepted: Call["accepted"], response: CarriedOut): Step | undefined {
  const command = wordOf(api, accepted.operationId);
  if (!command) return undefined;
  const { of: parameter, withoutFields = [] }: RecordedOperation = RECORDED_OPERATIONS[command];
  const { body, header } = accepted.parts;
  const of = parameter === undefined ? undefined : (response.of ?? accepted.pathParameters[parameter]);
  const made = madeBy(response);
  const input =
    body && withoutFields.length > 0 ? Object.fromEntries(Object.entries(body).filter(([name]) => !withoutFields.includes(name))) : body;
  return {
    command,
    account: accepted.account,
    ...(of !== undefined && { of }),
    ...(input !== undefined && { input }),
    ...(header["checkout-algorithm"] === "sha512" && { algorithm: "sha512" }),
    ...(made !== undefined && made !== of && { made }),
  };
}
