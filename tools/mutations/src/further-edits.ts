/** Right edits of descriptions that no worked example makes, each with the tables that have what the documents say: all tests pass with them. */
import type { Replacement } from "@maksu/codegen/replace-once";

const payment = "specs/payment-api";
const documents = "packages/contract-tests/src/documents";

export const FURTHER_EDITS: readonly Replacement[] = [
  // A higher limit of a request.
  { file: `${payment}/components/schemas/Item.yaml`, find: "category > maxLength", replace: "maxLength: 150" },
  {
    file: `${documents}/payment-api-published.ts`,
    find: '"Item.category": { maxLength: 100 }',
    replace: '"Item.category": { maxLength: 150 }',
  },
  // A value of a list that may grow.
  { file: `${payment}/components/schemas/ProviderGroup.yaml`, find: "creditcard, credit]", replace: "creditcard, credit, invoice]" },
  {
    file: `${documents}/payment-api-published.ts`,
    find: 'ProviderGroup: { enum: ["mobile", "bank", "creditcard", "credit"]',
    replace: 'ProviderGroup: { enum: ["mobile", "bank", "creditcard", "credit", "invoice"]',
  },
  // A field that some responses have.
  {
    file: `${payment}/components/schemas/Payment.yaml`,
    find: "  cardInfo:\n",
    replace: "  cancelledAt:\n    description: When the payment was cancelled, ISO 8601.\n    type: string\n  cardInfo:\n",
  },
  {
    file: `${documents}/payment-api.ts`,
    find: '"paidAt", "settlementReference", "cardInfo"]',
    replace: '"paidAt", "settlementReference", "cardInfo", "cancelledAt"]',
  },
  // Words, and the value of an example.
  {
    file: `${payment}/components/schemas/Item.yaml`,
    find: "category > description",
    replace: "description: The merchant's own category, for its books.",
  },
  { file: `${payment}/paths/payments.yaml`, find: "productCode: CHAIR-2", replace: "productCode: CHAIR-3" },
  // Another limit of a setting.
  { file: "specs/sandbox-control/components/schemas/Settings.yaml", find: "duplicateCallbacks > maximum", replace: "maximum: 50" },
];
