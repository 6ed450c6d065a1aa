import {
  type AcceptedRequest,
  type ApiName,
  type EventTable,
  noteOf,
  type ResponseDraft,
  type ToleranceName,
  TOLERANCES,
} from "@maksu/service-front";
import type { Merchant } from "../domain/merchant.ts";
import type { PaymentContext } from "../domain/payments/payment.ts";
import type { Rejected } from "../domain/rules/rejected.ts";
import type { Session } from "../world/session.ts";
import type { World } from "../world/world.ts";

/** A request that is carried out. */
export interface Call {
  readonly accepted: Pick<AcceptedRequest, "operationId" | "account" | "parts" | "pathParameters">;
  readonly world: World;
  /** Who signed it. */
  readonly merchant: Merchant;
  /** The secret that signs provider forms. */
  readonly secret: string;
  readonly context: PaymentContext;
  readonly session: Session;
  /** Whether a fault rule has the acquirer decline it. */
  readonly isDeclined: boolean;
  /** The API's events: how each is built and signed. */
  readonly events: EventTable;
  /** The tolerances that are accepted. */
  readonly tolerances: ReadonlySet<ToleranceName>;
  /** Base URL of the pages. */
  readonly pages: string;
}

/** A response, and what the request was of where it named that in a tolerated form. */
export interface CarriedOut extends ResponseDraft {
  readonly of?: string;
}

/** Carries out a request: a response, or the rule that rejects it. */
export type Operation = (call: Call) => Promise<CarriedOut | Rejected>;

/** A JSON response. */
export const respondWith = (status: number, body: unknown): ResponseDraft => ({ status, headers: {}, body });

/** The beginning of a rejection's reason that a tolerance of the sandbox's own state would prevent. */
export const noteOn = (api: ApiName, tolerance: ToleranceName): string =>
  TOLERANCES[api]
    .filter(({ name }) => name === tolerance)
    .map(noteOf)
    .join("");
