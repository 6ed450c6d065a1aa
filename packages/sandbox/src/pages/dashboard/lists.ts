/** Lists of a merchant's documents, newest first, a page at a time. */
import type { Merchant } from "../../domain/merchant.ts";
import type { KeyRange } from "../../store/store.ts";
import type { SearchedKind } from "../../world/search/entry-of.ts";
import type { DecidedDocuments } from "../../domain/documents.ts";
import { html, type Html } from "@maksu/markup";
import { tabs } from "./components.ts";
import { filterForm, filterOf, KEPT, type ListOperation } from "./filter.ts";
import type { Place } from "./place.ts";
import { type ListedKind, PAGE_ROWS } from "./reading.ts";

/** Names of the kinds of merchants. */
export const KINDS: Readonly<Record<Merchant["kind"], string>> = {
  normal: "Payment API",
  aggregate: "aggregate",
  "sub-merchant": "sub-merchant",
  merchant: "Merchant API",
};

/** The merchant whose list is shown: by default the first that has such documents. */
export async function shownAccount(
  { running: { world }, query, reader }: Place,
  kinds: readonly Merchant["kind"][],
  kind: ListedKind,
  index: string,
): Promise<string> {
  const accounts = [...world.merchants.values()].filter((merchant) => kinds.includes(merchant.kind)).map(({ account }) => account);
  const wanted = query.get("account");
  if (wanted !== null && accounts.includes(wanted)) return wanted;
  for (const account of accounts) if ((await reader.list(kind, index, rangeOf(account), { limit: 1 })).length > 0) return account;
  return accounts[0] ?? "";
}

/** The keys that begin with an account. */
export const rangeOf = (account: string): { readonly from: string; readonly to: string } => ({ from: `${account} `, to: `${account}!` });

/** Links to the lists of a world's merchants. */
export const accountTabs = ({ running: { world }, href }: Place, path: string, kinds: readonly Merchant["kind"][], shown: string): Html =>
  tabs(
    "Merchants",
    [...world.merchants.values()]
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ account, kind }) => ({ name: `${account} · ${KINDS[kind]}`, href: href(path, { account }), isCurrent: account === shown })),
  );

/** The number of the page that is shown, from 1. */
export const pageNumber = ({ query }: Pick<Place, "query">, name = "page"): number => {
  const page = Number(query.get(name) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** A page of a list, and whether there are more. */
export interface ListPage<Element> {
  readonly rows: readonly Element[];
  readonly hasMore: boolean;
}

/** Cuts off the row that only shows that there are more. */
export const pageOf = <Element>(found: readonly Element[]): ListPage<Element> => ({
  rows: found.slice(0, PAGE_ROWS),
  hasMore: found.length > PAGE_ROWS,
});

/** Which rows of a list to read for a page: one more than it shows. */
export const pageAt = (page: number): { readonly skip: number; readonly limit: number; readonly descending: true } => ({
  skip: (page - 1) * PAGE_ROWS,
  limit: PAGE_ROWS + 1,
  descending: true,
});

/** A page of the documents whose keys are in a range, last key first. */
export const rangePage = async <Kind extends ListedKind>(
  { reader }: Pick<Place, "reader">,
  kind: Kind,
  index: string,
  range: KeyRange,
  page: number,
): Promise<ListPage<DecidedDocuments[Kind]>> => pageOf(await reader.list(kind, index, range, pageAt(page)));

/** A list of a merchant's documents. */
interface FilteredList<Kind> {
  readonly operation: ListOperation;
  readonly kind: Kind;
  readonly index: string;
  /** The keys of the account in the index. @defaultValue those that begin with it */
  readonly range?: KeyRange;
  readonly account: string;
  readonly path: string;
}

/** A page of a merchant's documents as the address filters and sorts them, and the form that does. */
export async function filteredPage<Kind extends ListedKind & SearchedKind>(
  place: Place,
  { operation, kind, index, account, range = rangeOf(account), path }: FilteredList<Kind>,
): Promise<{ readonly shown: ListPage<DecidedDocuments[Kind]>; readonly form: Html; readonly isFiltered: boolean }> {
  const filter = await filterOf(place, operation);
  const page = pageNumber(place);
  const { skip, limit } = pageAt(page);
  // Without a filter, an index has the page.
  const shown = filter.isFiltered
    ? pageOf(await place.reader.search([kind], { ...filter.filter, account, skip, limit }))
    : await rangePage(place, kind, index, range, page);
  return {
    shown: shown as ListPage<DecidedDocuments[Kind]>,
    form: filterForm(place, operation, path, filter),
    isFiltered: filter.isFiltered,
  };
}

/** Links to the pages before and after. */
export function pager(
  { href, query }: Place,
  path: string,
  page: number,
  { hasMore, rows }: ListPage<unknown>,
  more: Readonly<Record<string, string | undefined>> = {},
): Html | undefined {
  if (page === 1 && !hasMore) return undefined;
  const kept = {
    ...Object.fromEntries(KEPT.map((name) => [name, query.get(name) ?? undefined])),
    ...more,
  };
  const link = (to: number, text: string) => html`<a class="button plain" href="${href(path, { ...kept, page: String(to) })}">${text}</a>`;
  const first = (page - 1) * PAGE_ROWS + 1;
  return html`<nav class="pager" aria-label="Pages">${page > 1 && link(page - 1, "Newer")}<span>Page ${page}${rows.length > 0 && `: ${first} to ${first + rows.length - 1}`}</span>${hasMore && link(page + 1, "Older")}</nav>`;
}
