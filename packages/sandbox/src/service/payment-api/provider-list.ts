import type { BasePaymentMethodProvider, Language, PaymentMethodGroupData } from "@maksu/payment-api";
import type { Method } from "../../domain/methods.ts";
import { GROUP_NAMES } from "./provider-names.ts";

/** An entry of a list of providers, with the method that it is of. */
export interface ListedMethod {
  readonly method: Method;
  readonly provider: BasePaymentMethodProvider;
}

const images = (pages: string, path: string): { icon: string; svg: string } => ({
  icon: `${pages}/img/${path}.png`,
  svg: `${pages}/img/${path}.svg`,
});

/** Lists methods: each under all of its names. */
export const listMethods = (methods: readonly Method[], pages: string): readonly ListedMethod[] =>
  methods.filter(({ custom }) => custom === undefined).flatMap((method) => listed(method, pages));

/** The entries of each method, by the base URL of the pages: a sandbox has one. */
const entries = new WeakMap<Method, { readonly pages: string; readonly list: readonly ListedMethod[] }>();

function listed(method: Method, pages: string): readonly ListedMethod[] {
  const known = entries.get(method);
  if (known?.pages === pages) return known.list;
  const list = method.names.map((name) => {
    const image = method.names.length > 1 ? name.toLowerCase().replaceAll(" ", "-") : method.id;
    return { method, provider: { id: method.id, name, ...images(pages, `methods/${image}`), group: method.group } };
  });
  entries.set(method, { pages, list });
  return list;
}

/** The groups that methods have. */
export function groupsOf(methods: readonly ListedMethod[], language: Language, pages: string): readonly PaymentMethodGroupData[] {
  const groups: PaymentMethodGroupData[] = [];
  for (const [id, names] of GROUPS) {
    if (!methods.some(({ method }) => method.group === id)) continue;
    const { icon, svg } = images(pages, `groups/${id}`);
    groups.push({ id, name: names[language], icon, svg });
  }
  return groups;
}

const GROUPS = Object.entries(GROUP_NAMES);
