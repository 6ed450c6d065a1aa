/** Tokens of cards, cards that are being added, and holds. */
import { TEST_CARDS, type TestCard } from "../../../domain/cards/test-cards.ts";
import { statusKey } from "../../../domain/payments/move-payment.ts";
import { html, type Html } from "@maksu/markup";
import { badge, short, table, time } from "../components.ts";
import { accountTabs, filteredPage, pageNumber, pager, rangeOf, rangePage, shownAccount } from "../lists.ts";
import { maskedToken } from "../masking.ts";
import { choiceField, type Field } from "../fields.ts";
import type { Place, View } from "../place.ts";
import { paymentTable } from "./payments.ts";

const KINDS = ["normal", "aggregate"] as const;

/** Builds the page. */
export async function cardsView(place: Place): Promise<View> {
  const { form } = place;
  const account = await shownAccount(place, KINDS, "tokenization", "created");
  const page = pageNumber(place);
  const shown = await rangePage(place, "tokenization", "created", rangeOf(account), page);
  const list = { operation: "listTokens", kind: "token", index: "account", range: { equal: account }, account, path: "cards" } as const;
  const { shown: tokens, form: filter, isFiltered } = await filteredPage(place, list);
  const holds = await rangePage(place, "payment", "status", { equal: statusKey(account, "authorization-hold") }, 1);
  return {
    title: "Cards",
    main: html`<h1>Cards</h1>
${accountTabs(place, "cards", KINDS, account)}
<h2>Tokens</h2>
${filter}
${table(
  "",
  ["Token", "Card", "Number", "Expires", "Test card"],
  tokens.rows.map(({ token, testCard, card }) => [
    html`<code>${maskedToken(token)}</code>`,
    card.type,
    `${card.bin}… ${card.partial_pan}`,
    `${card.expire_month}/${card.expire_year}`,
    behaviourOf(testCard),
  ]),
  isFiltered ? "No token of this merchant fits the filter." : "This merchant has no tokens yet.",
)}
<section class="panel"><h2>Add a card without its form</h2>
${form("addToken", {
  label: "Add",
  values: { account },
  fields: [cardField(TEST_CARDS.filter(({ isAdded }) => isAdded))],
})}
</section>
<h2>Forms that add a card</h2>
${table(
  "",
  ["Opened (UTC)", "Form", "Status", "What can happen next"],
  shown.rows.map(({ tokenizationId, createdAt, status }) => [
    time(createdAt),
    html`<code>${short(tokenizationId)}</code>`,
    badge(status),
    status === "open" && nextOf(place, tokenizationId),
  ]),
  "No shop has opened the form yet.",
)}
${pager(place, "cards", page, { rows: shown.rows, hasMore: shown.hasMore || tokens.hasMore }, { account })}
<h2>Holds that wait for a commit</h2>
${paymentTable(place, holds.rows, "No open holds.")}`,
  };
}

const cardField = (cards: readonly TestCard[]): Field =>
  choiceField(
    "card",
    cards.map(({ number, type }) => [number, `${type} ${number}`]),
    { label: "Test card" },
  );

/** The published purpose of a test card. */
function behaviourOf(digits: string): string {
  const card = TEST_CARDS.find(({ number }) => number.endsWith(digits));
  return card ? `…${digits}: ${card.token}` : digits;
}

const nextOf = ({ form }: Place, id: string): Html =>
  html`<div class="forms">${form("addCard", {
    label: "Add the card",
    values: { id },
    fields: [cardField(TEST_CARDS)],
  })}${form("addCard", { label: "Cancel", values: { id, outcome: "cancel" }, isPlain: true })}${form("addCard", { label: "Reject", values: { id, outcome: "reject" }, isPlain: true })}</div>`;
