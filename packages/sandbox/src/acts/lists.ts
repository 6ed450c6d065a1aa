/** Lists of what a world has, and what is found among all of it. */
import { type SearchedDocuments, type SearchedKind, SOUGHT } from "../world/search/entry-of.ts";
import type { Searched } from "../store/store.ts";
import type { SandboxDocuments } from "../world/kept/documents.ts";
import { inWorld } from "../world/kept/kept-world.ts";
import { type ListFilter, searchWorld } from "../world/search/search-world.ts";
import type { ActOutput, Acts } from "./act.ts";
import type { ActContext } from "./context.ts";
import { shownSettlement } from "./settlements.ts";

type Shown<Id extends "listPayments" | "listRefunds" | "listTokens" | "listReports" | "find"> = ActOutput<Id>[number];

/** The documents of a kind that fit a filter, each as it is shown: of the world as it is in the store. */
export const listed = <Kind extends SearchedKind, Result>(
  { service: { store }, world }: ActContext,
  kinds: readonly Kind[],
  filter: ListFilter | undefined,
  show: (found: Searched<SandboxDocuments, Kind>) => Result,
): Promise<readonly Result[]> =>
  inWorld(store, world, async (transaction) => (await searchWorld(transaction, world, kinds, filter ?? {})).map(show));

const payment = ({ body }: { readonly body: SearchedDocuments["payment"] }): Shown<"listPayments"> => {
  const { transactionId, account, status, amount, refunded, request, bankReference, provider, createdAt, paidAt } = body;
  return {
    id: transactionId,
    account,
    // One in the store has been created.
    status: status === "none" ? "new" : status,
    amount,
    refunded,
    stamp: request.stamp,
    reference: request.reference,
    bankReference,
    ...(provider !== undefined && { method: provider }),
    createdAt,
    ...(paidAt !== undefined && { paidAt }),
  };
};

const refund = ({ body }: { readonly body: SearchedDocuments["refund" | "merchantRefund"] }): Shown<"listRefunds"> => {
  const { account, status, amount, createdAt } = body;
  const of =
    "order" in body
      ? { id: body.token, of: body.order, method: body.method }
      : { id: body.transactionId, of: body.payment, method: body.provider };
  return { ...of, account, status: status === "none" ? "pending" : status, amount, createdAt };
};

const token = ({ body: { token: id, account, card } }: { readonly body: SearchedDocuments["token"] }): Shown<"listTokens"> => ({
  token: id,
  account,
  type: card.type ?? "",
  card: `${card.bin ?? ""} ${card.partial_pan ?? ""}`,
});

const report = ({ body }: { readonly body: SearchedDocuments["report"] }): Shown<"listReports"> => {
  const { requestId, account, of, settlementId, createdAt } = body;
  return { id: requestId, account, of, ...(settlementId !== undefined && { settlement: settlementId }), createdAt };
};

/** Puts payments first: their refunds and events have their ids, too. */
const byKind = (found: readonly Shown<"find">[]): readonly Shown<"find">[] =>
  found.toSorted((one, other) => SOUGHT.indexOf(one.kind) - SOUGHT.indexOf(other.kind));

/** Shows a document that was found, with the fields that kinds have in common. */
function shownFound({ kind, id, body }: { readonly kind: SearchedKind; readonly id: string; readonly body: object }): Shown<"find"> {
  const fields = body as Readonly<Record<string, unknown>>;
  const request = Object(fields["request"]) as Readonly<Record<string, unknown>>;
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => fields[name] ?? request[name]).find((value) => typeof value === "string");
  const amount = fields["amount"] ?? fields["total"];
  const shown = {
    status: text("status", "state"),
    method: kind === "email" || kind === "event" ? text("name") : text("provider", "method"),
    reference: text("reference", "orderNumber"),
    createdAt: text("createdAt", "sentAt"),
  };
  return {
    kind,
    // A settlement is kept by its account and its number.
    id: kind === "settlement" ? (text("id") ?? id) : id,
    account: text("account") ?? "",
    ...(Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)) as Partial<typeof shown> as object),
    ...(typeof amount === "number" && { amount }),
  };
}

export const acts: Pick<Acts, "listPayments" | "listRefunds" | "listTokens" | "listSettlements" | "listReports" | "find"> = {
  listPayments: (context, { query }) => listed(context, ["payment"], query, payment),
  listRefunds: (context, { query }) => listed(context, ["refund", "merchantRefund"], query, refund),
  listTokens: (context, { query }) => listed(context, ["token"], query, token),
  listSettlements: (context, { query }) => listed(context, ["settlement"], query, ({ body }) => shownSettlement(body)),
  listReports: (context, { query }) => listed(context, ["report"], query, report),
  find: async (context, { query }) => byKind(await listed(context, SOUGHT, { ...query, sort: "newest" }, shownFound)),
};
