import { cardEventValues, moveTokenization } from "../../domain/cards/move-tokenization.ts";
import type { Tokenization } from "../../domain/cards/tokenization.ts";
import { checkHttps } from "../../domain/check-https.ts";
import { methodsOffered } from "../../domain/methods.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { signedEvent } from "../../events/signed-event.ts";
import { type Call, type Operation } from "../call.ts";
import { cardForm } from "./request-values.ts";

/** Sends the browser to the form that adds a card; to the cancel URL where the merchant has no card methods. */
export const addCardForm: Operation = async (call) => {
  const { merchant, session, pages, world } = call;
  if (!merchant.settings.tokenization) return reject("addCardForm.b", "the merchant may not tokenize cards");
  const form = cardForm(call);
  const urls = Object.fromEntries(Object.entries(form).filter(([name]) => name.endsWith("-url")));
  const wrongUrl = checkHttps("body", urls, world.settings);
  if (wrongUrl) return wrongUrl;
  const tokenization: Tokenization = {
    tokenizationId: await session.newId("tokenization"),
    account: merchant.account,
    status: "none",
    form,
    createdAt: new Date(session.now).toISOString(),
  };
  if (!hasCards(call)) {
    const values = cardEventValues({ ...tokenization, status: "cancelled" }, world.settings);
    const url = tokenization.form["checkout-redirect-cancel-url"];
    return redirect((await signedEvent(call.events, "addCardRedirect", { account: merchant.account, url, values })).url);
  }
  await session.apply(moveTokenization(tokenization, "open", world.settings));
  return redirect(`${pages}/cards/add/${tokenization.tokenizationId}`);
};

const hasCards = ({ merchant: { settings } }: Call): boolean =>
  settings.cards && methodsOffered({ enabled: settings.methods }).some(({ group }) => group === "creditcard");

const redirect = (location: string): Awaited<ReturnType<Operation>> => ({ status: 302, headers: { location }, body: undefined });
