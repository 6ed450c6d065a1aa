/** Right edits of descriptions that no worked example makes, each with the tables that have what the documents say: all tests pass with them. */
import type { Mutation } from "./check.ts";

const payment = "specs/payment-api";
const documents = "packages/contract-tests/src/documents";

export const FURTHER_EDITS: readonly Omit<Mutation, "caughtBy">[] = [
  {
    name: "a higher limit of a request",
    file: `${payment}/components/schemas/Item.yaml`,
    find: "category > maxLength",
    replace: "maxLength: 150",
  },
  {
    name: "a higher limit of a request, in the table",
    file: `${documents}/payment-api-published.ts`,
    find: '"Item.category": { maxLength: 100 }',
    replace: '"Item.category": { maxLength: 150 }',
  },
  {
    name: "a value of a list that may grow",
    file: `${payment}/components/schemas/ProviderGroup.yaml`,
    find: "creditcard, credit]",
    replace: "creditcard, credit, invoice]",
  },
  {
    name: "a value of a list that may grow, in the table",
    file: `${documents}/payment-api-published.ts`,
    find: 'ProviderGroup: { enum: ["mobile", "bank", "creditcard", "credit"]',
    replace: 'ProviderGroup: { enum: ["mobile", "bank", "creditcard", "credit", "invoice"]',
  },
  {
    name: "a field that some responses have",
    file: `${payment}/components/schemas/Payment.yaml`,
    find: "  cardInfo:\n",
    replace: "  cancelledAt:\n    description: When the payment was cancelled, ISO 8601.\n    type: string\n  cardInfo:\n",
  },
  {
    name: "a field that some responses have, in the table",
    file: `${documents}/payment-api.ts`,
    find: '"paidAt", "settlementReference", "cardInfo"]',
    replace: '"paidAt", "settlementReference", "cardInfo", "cancelledAt"]',
  },
  {
    name: "other words",
    file: `${payment}/components/schemas/Item.yaml`,
    find: "category > description",
    replace: "description: The merchant's own category, for its books.",
  },
  {
    name: "another value of an example",
    file: `${payment}/paths/payments.yaml`,
    find: "productCode: CHAIR-2",
    replace: "productCode: CHAIR-3",
  },
  {
    name: "another limit of a setting",
    file: "specs/sandbox-control/components/schemas/Settings.yaml",
    find: "duplicateCallbacks > maximum",
    replace: "maximum: 50",
  },
];
