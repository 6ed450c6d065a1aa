/** A list's filters and order: the inputs that the description has for it, kept in the page's address. */
import { InputError } from "../../domain/input-error.ts";
import { commandOperations } from "../../generated/commands.ts";
import { checkTimes, type ListFilter } from "../../world/search/search-world.ts";
import { html, type Html } from "@maksu/markup";
import { fieldOf, type FieldContent } from "./forms.ts";
import type { Place } from "./place.ts";

export type ListOperation = Extract<keyof typeof commandOperations, `list${string}`>;

/** The inputs that the address of a list keeps from one page to the next. */
export const KEPT = ["account", "status", "show", "text", "method", "from", "to", "least", "most", "sort"] as const;

/** Inputs that have no field: the tabs choose the account, the pager the page. */
const WITHOUT_FIELD: ReadonlySet<string> = new Set(["world", "account", "skip", "limit"]);

const inputsOf = (operation: ListOperation): readonly { readonly name: string; readonly in: string; readonly type: string }[] =>
  commandOperations[operation].inputs;

/** A filter that a page's address has. */
export interface PageFilter {
  readonly filter: ListFilter;
  /** Whether there is any. */
  readonly isFiltered: boolean;
  /** Why it is not a filter. */
  readonly fault?: string;
}

/** Reads the filter of a page's address. An invalid one filters nothing, and has the reason. */
export async function filterOf({ query, running: { world } }: Place, operation: ListOperation): Promise<PageFilter> {
  const given = Object.fromEntries(
    inputsOf(operation).flatMap(({ name, in: place, type }) => {
      const text = query.get(name)?.trim() ?? "";
      if (place !== "query" || WITHOUT_FIELD.has(name) || text === "") return [];
      return [[name, type === "number" ? Number(text) : text]];
    }),
  );
  const { checkInput } = await import("../../input/check-input.ts");
  try {
    await checkInput(operation, { path: { world: world.name }, query: given });
    checkTimes(given);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { filter: { sort: "newest" }, isFiltered: false, fault: error.message };
  }
  return { filter: { sort: "newest", ...given }, isFiltered: Object.keys(given).length > 0 };
}

/** The form of a list's filter. */
export function filterForm({ href, query }: Place, operation: ListOperation, path: string, { isFiltered, fault }: PageFilter): Html {
  const fields = inputsOf(operation).filter(({ name, in: place }) => place === "query" && !WITHOUT_FIELD.has(name));
  const content = (name: string): FieldContent => ({
    value: query.get(name) ?? (name === "sort" ? "newest" : undefined),
    hint: SHORT[name],
    ...(name === "status" && { hint: undefined }),
  });
  return html`${fault !== undefined && html`<div class="note bad" role="alert"><p>${fault}</p></div>`}<details class="filter"${(isFiltered || fault !== undefined) && html` open`}><summary>Filter and sort</summary>
<form action="${href(path)}"><input type="hidden" name="account" value="${query.get("account") ?? ""}"><div class="fields">${fields.map(({ name }) => fieldOf(operation, name, content(name)).show())}</div>
<div class="actions"><button class="plain">Show</button>${isFiltered && html`<a class="button plain" href="${href(path, { account: query.get("account") ?? undefined })}">Show all</a>`}</div></form></details>`;
}

/** The labels of a list's fields, in fewer words than the description's. */
const SHORT: Readonly<Record<string, string>> = {
  text: "Id, reference, e-mail, name, amount, card",
  from: "2026-12-25, or a time",
  to: "The day is included",
  least: "Cents",
  most: "Cents",
};
