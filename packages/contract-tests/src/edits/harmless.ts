/** Edits that no check reports, each with the reason. */
import type { Replacement } from "@maksu/codegen/replace-once";

interface Harmless extends Replacement {
  readonly description: string;
  readonly reason: string;
}

export const HARMLESS: readonly Harmless[] = [
  {
    description: "sandbox-control",
    file: "components/schemas/Settings.yaml",
    find: "duplicateCallbacks > maximum",
    replace: "maximum: $10",
    reason: "the toolkit decides the limits of its own API, and the sandbox takes them from the description",
  },
  {
    description: "sandbox-control",
    file: "openapi.yaml",
    find: "localhost:4020",
    replace: "localhost:4021",
    reason: "an address in servers is an example: clients are given theirs",
  },
  {
    description: "merchant-api",
    file: "paths/merchant_v1_payments_{orderNumber}_refunds.yaml",
    find: `          card-payment:
            description: …
            value:
              rows:
                - amount: …
                  description: …
`,
    replace: "",
    reason: "which examples there are is ours to say: `spec:check` rates one that was removed as a breaking change",
  },
  {
    description: "payment-api",
    file: "openapi.yaml",
    find: "info > title",
    replace: "title: Payments API",
    reason: "the title is a name for people, which pages and comments take from here",
  },
  {
    description: "payment-api",
    file: "openapi.yaml",
    find: "      in: header\n      name: signature\n",
    replace: "      in: header\n      name: Signature\n",
    reason: "the names of headers are the same in any case",
  },
  {
    description: "payment-api",
    file: "components/schemas/Currency.yaml",
    find: "> enum",
    replace: "const: EUR",
    reason: "both allow one value, with the same words",
  },
  {
    description: "payment-api",
    file: "components/schemas/PaymentStatus.yaml",
    find: "[new, ok, fail,",
    replace: "[ok, new, fail,",
    reason: "the order of values means nothing",
  },
  {
    description: "payment-api",
    file: "paths/payments_{transactionId}_refund.yaml",
    find: "tags: [Refunds]",
    replace: "tags: [Payments]",
    reason: "where the reference lists an operation is ours to say",
  },
  {
    description: "payment-api",
    file: "paths/payments.yaml",
    find: "> summary",
    replace: "summary: Make a payment",
    reason: "words about an operation are for people: `spec:diff` lists what has changed in them",
  },
];
