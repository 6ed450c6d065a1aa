import { checksOf } from "../check.ts";
import { type Mutation, named } from "../mutation.ts";

const [payment, merchant, legacy] = [checksOf("payment-api"), checksOf("merchant-api"), checksOf("legacy-api")];
const settlements = "specs/merchant-api/paths/merchant_v1_settlements.yaml";

const mutations: readonly Mutation[] = [
  {
    name: "a request's example that breaks a named rule",
    file: "specs/payment-api/paths/payments.yaml",
    find: "amount: 5480",
    replace: "amount: 5481",
    caughtBy: [payment.drift("examples.ts"), payment.regenerated("createPayment")],
  },
  {
    name: "a parameter's example that breaks a rule between parameters",
    file: settlements,
    find: 'value: "2026-03-01"',
    replace: 'value: "2026-01-01"',
    caughtBy: [merchant.drift("examples.ts"), merchant.regenerated("listSettlements")],
  },
  {
    name: "an example of an order with a negative total",
    file: "specs/legacy-api/paths/api-payment_create.yaml",
    find: 'price: "-20.00"',
    replace: 'price: "-2000.00"',
    caughtBy: [legacy.drift("examples.ts"), legacy.regenerated("createPayment")],
  },
];

/** Edits that only show when client and mock server talk to each other. */
export const contractMutations: readonly Mutation[] = named("description", { contract: mutations });
