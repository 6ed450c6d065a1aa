import { checksOf } from "../check.ts";
import { type Mutation, named } from "../mutation.ts";

const [merchant, legacy] = [checksOf("merchant-api"), checksOf("legacy-api")];
const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const refunds = "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml";

const mutations: readonly Mutation[] = [
  {
    name: "a new field, not generated",
    file: row,
    find: "unevaluatedProperties:",
    replace: `  note:
    description: A note.
    type: string
    maxLength: 10
unevaluatedProperties:`,
    caughtBy: [merchant.drift("schema.ts"), merchant.documents("RefundRow.note, field: the description says present")],
  },
  {
    name: "another wording, not generated",
    file: row,
    find: "Name of the row as the customer sees it.",
    replace: "What the customer reads.",
    caughtBy: [merchant.drift("schema.ts")],
  },
  {
    name: "a code's meaning, not generated",
    file: refunds,
    find: "description: No rows, or too many.",
    replace: "description: Too many rows.",
    caughtBy: [merchant.drift("errors.ts")],
  },
  {
    name: "a request's example, not generated",
    file: refunds,
    find: "amount: 1599",
    replace: "amount: 1600",
    caughtBy: [merchant.drift("examples.ts")],
  },
  {
    name: "another name of an XML element, not generated",
    file: "specs/legacy-api/components/schemas/PaymentRequest.yaml",
    find: "  name: payment\n",
    replace: "  name: order\n",
    caughtBy: [legacy.drift("xml.ts")],
  },
];

/** Edits after which nothing was generated. */
export const driftMutations: readonly Mutation[] = named("description", { drift: mutations });
