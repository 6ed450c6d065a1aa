/** How a trigger changes a tokenization. */
import type { AnyDocument, Changes, EventDraft, EventValues } from "../changes.ts";
import { createdKey } from "../created-key.ts";
import { eventAlgorithm } from "../event-algorithm.ts";
import { transition } from "../lifecycle.ts";
import type { Settings } from "../settings.ts";
import type { Token } from "./token.ts";
import { tokenDocument } from "./token-document.ts";
import type { Tokenization } from "./tokenization.ts";
import { TOKENIZATION_LIFECYCLE, type TokenizationTrigger } from "./tokenization-lifecycle.ts";

/**
 * Changes a tokenization by a trigger.
 *
 * @param token - of the card that is added
 * @throws ImpossibleTransition that names the possible triggers
 */
export function moveTokenization(
  tokenization: Tokenization,
  trigger: TokenizationTrigger,
  settings: Settings,
  token?: Token,
): Changes & { readonly tokenization: Tokenization } {
  const row = transition(TOKENIZATION_LIFECYCLE, tokenization.status, trigger, undefined);
  const next: Tokenization = { ...tokenization, status: row.to, ...(token && { token: token.token }) };
  return {
    tokenization: next,
    documents: [tokenizationDocument(next), ...(token ? [tokenDocument(token)] : [])],
    events: row.callback === "none" ? [] : cardEvent(next, settings),
    timers: [],
    transitions: [
      { rule: row.rule, of: "tokenization", about: tokenization.tokenizationId, from: tokenization.status, on: trigger, to: row.to },
    ],
  };
}

/** A tokenization in the store: it is found among those of its account. */
export const tokenizationDocument = (tokenization: Tokenization): AnyDocument<"tokenization"> => ({
  kind: "tokenization",
  id: tokenization.tokenizationId,
  body: tokenization,
  keys: { created: createdKey(tokenization, tokenization.tokenizationId) },
});

/** The values of the redirect and the callback: of one that was not added, without its id. */
export const cardEventValues = ({ tokenizationId, status, form }: Tokenization, settings: Settings): EventValues => ({
  algorithm: eventAlgorithm(settings, form["checkout-algorithm"]),
  status: status === "added" ? "ok" : "fail",
  ...(status === "added" && { tokenizationId }),
});

/** The URL that the browser goes to. */
export const cardRedirectUrl = ({ status, form }: Tokenization): string =>
  status === "added" ? form["checkout-redirect-success-url"] : form["checkout-redirect-cancel-url"];

function cardEvent(tokenization: Tokenization, settings: Settings): readonly EventDraft[] {
  const { status, form, account, tokenizationId: about } = tokenization;
  const url = status === "added" ? form["checkout-callback-success-url"] : form["checkout-callback-cancel-url"];
  if (!url || settings.callbackOrder === "never") return [];
  return [{ name: "addCardCallback", account, about, url, fields: cardEventValues(tokenization, settings), delay: 0 }];
}
