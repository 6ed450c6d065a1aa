import { checksOf } from "../check.ts";
import { type Mutation, named } from "../mutation.ts";

const merchant = checksOf("merchant-api");
const settlements = "specs/merchant-api/paths/merchant_v1_settlements.yaml";

const mutations: readonly Mutation[] = [
  {
    name: "a rule between parameters removed",
    file: settlements,
    find: `    - x-rule: dates-in-order
      x-error-code: invalid-date-format
      description: fromDate must not be after toDate.
`,
    replace: "",
    caughtBy: [merchant.types("rules.ts…dates-in-order…does not exist")],
  },
  {
    name: "a rule that no function implements",
    file: settlements,
    find: "x-rule: at-most-two-months",
    replace: "x-rule: at-most-three-months",
    caughtBy: [
      merchant.lint(
        "merchant_v1_settlements.yaml…No function implements the rule at-most-three-months. Write it in packages/merchant-api/src/rules.ts",
      ),
    ],
  },
];

/** Edits that the hand-written rules of an API package do not follow. */
export const typesMutations: readonly Mutation[] = named("description", { types: mutations });
