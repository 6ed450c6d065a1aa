import { methodsOffered } from "../../domain/methods.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { groupsOf, type ListedMethod, listMethods } from "./provider-list.ts";
import { termsIn } from "./provider-names.ts";
import { providerQuery } from "./request-values.ts";

/** Lists the methods that a payment could be paid with. */
export const listPaymentProviders: Operation = async (call) =>
  respondWith(
    200,
    offered(call).map(({ provider }) => provider),
  );

/** Lists them by group, too. */
export const listGroupedPaymentProviders: Operation = async (call) => {
  const { language = "FI" } = providerQuery(call);
  const listed = offered(call);
  const groups = groupsOf(listed, language, call.pages).map((group) => ({
    ...group,
    providers: listed.filter(({ method }) => method.group === group.id).map(({ provider }) => provider),
  }));
  return respondWith(200, { terms: termsIn(language, call.pages), groups, providers: listed.map(({ provider }) => provider) });
};

function offered(call: Call): readonly ListedMethod[] {
  const { amount, groups } = providerQuery(call);
  return listMethods(methodsOffered({ enabled: call.merchant.settings.methods, groups, amount }), call.pages);
}
