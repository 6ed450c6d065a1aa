import type { CustomProvider, PaymentMethodProvider, PaymentRequestResponse } from "@maksu/payment-api";
import { createPayment as decide } from "../../domain/payments/create-payment.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import { type Method, methodsOffered } from "../../domain/methods.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { newPaymentParts, orderState } from "./order-state.ts";
import { formSigner, type SignForm } from "./provider-forms.ts";
import { groupsOf, listMethods } from "./provider-list.ts";
import { termsIn } from "./provider-names.ts";
import { paymentRequest } from "./request-values.ts";

/** Opens a payment, with the forms of the methods that it can be paid with. */
export const createPayment: Operation = async (call) => {
  const request = paymentRequest(call);
  const decision = decide(request, await newPaymentParts(call), await orderState(call, request.stamp), call.session.now);
  if ("rejected" in decision) return decision;
  await call.session.apply(decision);
  return respondWith(201, await openedPayment(call, decision.payment));
};

async function openedPayment(call: Call, payment: Payment): Promise<PaymentRequestResponse> {
  const { transactionId, bankReference, amount, request } = payment;
  const { pages, merchant } = call;
  const methods = methodsOffered({ enabled: merchant.settings.methods, groups: request.groups, amount });
  const listed = listMethods(methods, pages);
  const sign = formSigner(call, payment);
  const applePay = methods.find(({ custom }) => custom === "applepay");
  const providers: PaymentMethodProvider[] = [];
  // Field by field: V8 spreads an object that was just made on a slow path.
  for (const { provider } of listed) {
    const { id, name, icon, svg, group } = provider;
    providers.push({ id, name, icon, svg, group, url: `${pages}/pay/${transactionId}/${id}`, parameters: await sign(name) });
  }
  return {
    transactionId,
    href: `${pages}/pay/${transactionId}`,
    reference: bankReference,
    terms: termsIn(request.language, pages),
    groups: [...groupsOf(listed, request.language, pages)],
    providers,
    ...(applePay && { customProviders: { applepay: await applePayProvider(applePay, sign, amount) } }),
  };
}

async function applePayProvider({ id, names, group }: Method, sign: SignForm, amount: number): Promise<CustomProvider> {
  const name = names[0] ?? id;
  const shown = [
    { name: "amount", value: (amount / 100).toFixed(2) },
    { name: "label", value: "Sandbox shop" },
    { name: "currency", value: "EUR" },
  ];
  return { id, name, group, parameters: [...(await sign(name)), ...shown] };
}
