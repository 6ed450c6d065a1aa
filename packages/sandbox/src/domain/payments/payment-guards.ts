import type { PaymentSubject } from "./payment.ts";

/** Conditions of the payment's rows. */
export type PaymentGuard =
  | "paid at once"
  | "invoice that the merchant activates"
  | "invoice that is checked for fraud"
  | "bank payment that is delayed"
  | "no step-up"
  | "step-up of a charge"
  | "step-up of a hold"
  | "step-up"
  | "waits for activation"
  | "waits for the fraud check"
  | "bank method"
  | "waits for the bank"
  | "late confirmations are on";

const waits = ({ payment }: PaymentSubject): string | undefined => payment.waitsFor;
const isInvoice = ({ method }: PaymentSubject): boolean => method?.id === "walleyb2c" || method?.id === "walleyb2b";
const isBank = ({ method }: PaymentSubject): boolean => method?.group === "bank";
const isStepUp = (subject: PaymentSubject): boolean => waits(subject) === "step-up";
const activates = (subject: PaymentSubject): boolean => isInvoice(subject) && subject.payment.request.manualInvoiceActivation === true;
const isChecked = (subject: PaymentSubject): boolean => subject.method?.id === "walleyb2b" && !activates(subject);
const isDelayed = (subject: PaymentSubject): boolean => isBank(subject) && subject.merchant.settings.delayedPayments;

/** When each condition holds. */
export const PAYMENT_GUARDS: Readonly<Record<PaymentGuard, (subject: PaymentSubject) => boolean>> = {
  "paid at once": (subject) => !isStepUp(subject) && !activates(subject) && !isChecked(subject) && !isDelayed(subject),
  "invoice that the merchant activates": (subject) => !isStepUp(subject) && activates(subject),
  "invoice that is checked for fraud": (subject) => !isStepUp(subject) && isChecked(subject),
  "bank payment that is delayed": (subject) => !isStepUp(subject) && isDelayed(subject),
  "no step-up": (subject) => !isStepUp(subject),
  "step-up of a charge": (subject) => isStepUp(subject) && subject.payment.kind === "charge",
  "step-up of a hold": (subject) => isStepUp(subject) && subject.payment.kind === "hold",
  "step-up": isStepUp,
  "waits for activation": (subject) => waits(subject) === "activation",
  "waits for the fraud check": (subject) => waits(subject) === "fraud check",
  "bank method": (subject) => waits(subject) === undefined && isBank(subject),
  "waits for the bank": (subject) => waits(subject) === "bank",
  "late confirmations are on": ({ payment, settings }) =>
    settings.latePaymentAfterCancel && payment.kind === "page" && (payment.cause === "cancelled" || payment.cause === "timeout"),
};
