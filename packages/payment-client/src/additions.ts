import type { AdditionContext } from "@maksu/client-core";
import { locationOf, requireWebUrl } from "@maksu/client-core/calls";

/** Where `addCardForm` sends the browser. */
export interface CardFormRedirect {
  /** An absolute URL, from the header `Location`. The response is not signed. */
  readonly location: string;
  /** The form, or the request's `checkout-redirect-cancel-url`, possibly with added parameters, if no form can be shown. */
  readonly leadsTo: "card-form" | "cancel-url";
}

/** A charge or hold that waits for the customer's confirmation. */
export interface StepUp {
  /** Where to send the customer, in the body, too. */
  readonly threeDSecureUrl: string;
}

/** Fields that results have beyond the description: see {@link CardFormRedirect} and {@link StepUp}. */
export type Additions = {
  readonly addCardForm: {
    /** Adds where the browser goes. */
    readonly 302: (response: AdditionContext) => CardFormRedirect;
  };
  readonly createCitCharge: {
    /** Adds where the customer confirms the charge. */
    readonly 403: (response: AdditionContext) => StepUp;
  };
  readonly createCitAuthorizationHold: {
    /** Adds where the customer confirms the hold. */
    readonly 403: (response: AdditionContext) => StepUp;
  };
};

/** Reads the additions. */
export const additions: Additions = {
  addCardForm: { 302: cardFormRedirect },
  createCitCharge: { 403: stepUp },
  createCitAuthorizationHold: { 403: stepUp },
};

/** Payment API, operations 13 and 14: the user is to be redirected to the URL given. */
function stepUp(response: AdditionContext): StepUp {
  const { threeDSecureUrl } = response.body as { readonly threeDSecureUrl?: unknown };
  return { threeDSecureUrl: requireWebUrl(response, "threeDSecureUrl", threeDSecureUrl) };
}

/** Payment API, operation 9: to the card addition form, or to the URL named checkout-redirect-cancel-url. */
function cardFormRedirect(response: AdditionContext): CardFormRedirect {
  const location = locationOf(response);
  const { "checkout-redirect-cancel-url": cancelUrl } = (response.request.body ?? {}) as Readonly<Record<string, unknown>>;
  return { location, leadsTo: isSamePage(location, cancelUrl) ? "cancel-url" : "card-form" };
}

/** The service may add parameters to the merchant's page; what stood there before stays. */
function isSamePage(location: string, page: unknown): boolean {
  if (typeof page !== "string" || !URL.canParse(page)) return false;
  const there = new URL(location);
  const wanted = new URL(page);
  const isAsked = [...wanted.searchParams].every(([name, value]) => there.searchParams.getAll(name).includes(value));
  return there.origin === wanted.origin && there.pathname === wanted.pathname && isAsked;
}
