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
  methods
    .filter(({ custom }) => custom === undefined)
    .flatMap((method) =>
      method.names.map((name) => {
        const image = method.names.length > 1 ? name.toLowerCase().replaceAll(" ", "-") : method.id;
        return { method, provider: { id: method.id, name, ...images(pages, `methods/${image}`), group: method.group } };
      }),
    );

/** The groups that methods have. */
export const groupsOf = (methods: readonly ListedMethod[], language: Language, pages: string): readonly PaymentMethodGroupData[] =>
  Object.entries(GROUP_NAMES)
    .filter(([group]) => methods.some(({ method }) => method.group === group))
    .map(([id, names]) => ({ id, name: names[language], ...images(pages, `groups/${id}`) }));
