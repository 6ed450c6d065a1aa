import type { TokenizationRequestResponse } from "@maksu/payment-api";
import { ADDED_FROM } from "../../domain/cards/token.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { tokenizationIdOf } from "./request-values.ts";

/** Exchanges a tokenization for its token, the same each time. */
export const getToken: Operation = async (call) => {
  const { session, merchant } = call;
  const { account, settings } = merchant;
  const tokenization = await session.load("tokenization", tokenizationIdOf(call), account);
  const token = tokenization?.token === undefined ? undefined : await session.load("token", tokenization.token, account);
  if (!token)
    return reject(
      "getToken.a",
      tokenization ? `no card was added: the tokenization is ${tokenization.status}` : "the account has no tokenization with this id",
    );
  if (!settings.cards) return reject("getToken.b", "cards are not enabled for the merchant");
  if (token.card.type === "Amex" && !settings.amex) return reject("getToken.b amex", "American Express is not enabled for the merchant");
  const body: TokenizationRequestResponse = { token: token.token, card: token.card, customer: token.customer ?? ADDED_FROM };
  return respondWith(200, body);
};
