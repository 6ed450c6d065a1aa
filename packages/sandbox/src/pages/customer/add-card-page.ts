/** The form that adds a card, and its 3DS page. */
import type { WireResponse } from "@maksu/service-front";
import { addCard, cardRedirect } from "../../acts/customer.ts";
import type { AddCardOptions } from "../../acts/generated/methods.ts";
import type { Tokenization } from "../../domain/cards/tokenization.ts";
import { html } from "@maksu/markup";
import { seeOther } from "../page-response.ts";
import { cardForm, cardIn, type CardMistake } from "./card-form.ts";
import { factList } from "./facts.ts";
import { cardsToAdd } from "./test-card-list.ts";
import { cardEnding, hasPassword, threeDSForm } from "./three-ds-page.ts";
import { actAndReturn, find, finishedPage, form, type Found, notFound, type PageHandler, type View, viewOf, type Visit } from "./visit.ts";

interface CardVisit extends Found<Tokenization> {
  /** Path of its page. */
  readonly path: string;
}

async function visitedCard(visit: Visit): Promise<CardVisit | undefined> {
  const [id = ""] = visit.names;
  const found = await find(visit, "tokenization", id);
  return found && { ...found, path: `/cards/add/${id}` };
}

export const addCardPage: PageHandler = (visit) => formPage(visit);

async function formPage(visit: Visit, wrong?: CardMistake): Promise<WireResponse> {
  const visited = await visitedCard(visit);
  if (!visited) return notFound(visit);
  const view = viewOf(visit, visited.path, visited.body.form.language);
  if (visited.body.status !== "open") return addedPage(visit, visited, view);
  const { text } = view;
  const more = html`<button name="outcome" value="cancel" class="plain" formnovalidate>${text("cancel")}</button>`;
  return view.page(
    wrong ? 400 : 200,
    text("addCard"),
    html`<h1>${text("addCard")}</h1><div class="panel"><p>${text("addCardText")}</p>${factsOf(view, visited.body)}</div>
<div class="panel">${cardForm(visit, view, { page: visited.path, cards: cardsToAdd(), submit: "addCard", more, ...(wrong && { wrong }) })}</div>`,
  );
}

const factsOf = (view: View, { account }: Tokenization): ReturnType<typeof factList> => factList(view, [["merchant", account]]);

const addedPage = (visit: Visit, { body, running }: CardVisit, view: View): Promise<WireResponse> =>
  finishedPage(visit, view, {
    title: body.status === "added" ? "cardIsAdded" : "cardIsNotAdded",
    isGood: body.status === "added",
    facts: factsOf(view, body),
    target: cardRedirect(running.world, body),
  });

/** Adds the card that the customer entered. */
export const submitCard: PageHandler = async (visit) => {
  if (visit.fields.get("outcome") === "cancel") return submit(visit, { outcome: "cancel" });
  const card = cardIn(visit.fields, cardsToAdd());
  if (typeof card === "string") return formPage(visit, card);
  const end = card.number.slice(-4);
  if (card.card.password === undefined) return submit(visit, { card: end });
  const visited = await visitedCard(visit);
  return visited ? seeOther(viewOf(visit, visited.path).link(`${visited.path}/3ds`, { card: end })) : notFound(visit);
};

async function submit(visit: Visit, options: AddCardOptions): Promise<WireResponse> {
  const visited = await visitedCard(visit);
  if (!visited) return notFound(visit);
  const { running, body, path } = visited;
  return actAndReturn(visit, running, viewOf(visit, path).link(path), async (session) =>
    cardRedirect(running.world, await addCard(running.world, session, body.tokenizationId, options)),
  );
}

/** The 3DS page of a card that is added. */
export const addCardThreeDSPage: PageHandler = (visit) => threeDSPage(visit, visit.request.query.get("card"));

async function threeDSPage(visit: Visit, end: string | null, isWrong = false): Promise<WireResponse> {
  const visited = await visitedCard(visit);
  const card = cardEnding(end);
  if (!visited || card?.card.password === undefined) return notFound(visit);
  const page = `${visited.path}/3ds`;
  const view = viewOf(visit, page, visited.body.form.language);
  if (visited.body.status !== "open") return addedPage(visit, visited, view);
  const { text } = view;
  return view.page(
    isWrong ? 400 : 200,
    text("threeDS"),
    html`<h1>${text("threeDS")}</h1><div class="panel">${factsOf(view, visited.body)}${form(visit, view, page, threeDSForm(view, card, isWrong))}</div>`,
  );
}

/** Carries out the choice made there. */
export const submitCardThreeDS: PageHandler = async (visit) => {
  const end = visit.fields.get("card");
  const card = cardEnding(end);
  if (!card) return notFound(visit);
  const outcome = visit.fields.get("outcome");
  if (outcome === "reject" || outcome === "cancel") return submit(visit, { card: card.number, outcome });
  return hasPassword(visit, card) ? submit(visit, { card: card.number }) : threeDSPage(visit, end, true);
};
