/** Every rule but the transitions, which are the rows of the lifecycles. */
import { CARD_RULES } from "./card-rules.ts";
import { EVENT_RULES } from "./event-rules.ts";
import { MERCHANT_RULES } from "./merchant-rules.ts";
import { ORDER_RULES } from "./order-rules.ts";
import { PAYMENT_RULES } from "./payment-rules.ts";
import { REFUND_RULES } from "./refund-rules.ts";
import { REPORT_RULES } from "./report-rules.ts";
import { REQUEST_RULES } from "./request-rules.ts";
import type { Rule } from "./rule.ts";
import { SETTLEMENT_RULES } from "./settlement-rules.ts";

/** The id of a rule: the operation or the subject, and a letter. */
export type RuleId =
  | keyof typeof REQUEST_RULES
  | keyof typeof PAYMENT_RULES
  | keyof typeof REFUND_RULES
  | keyof typeof CARD_RULES
  | keyof typeof EVENT_RULES
  | keyof typeof ORDER_RULES
  | keyof typeof MERCHANT_RULES
  | keyof typeof SETTLEMENT_RULES
  | keyof typeof REPORT_RULES;

/** The rules by their ids. */
export const RULES: Readonly<Record<RuleId, Rule>> = {
  ...REQUEST_RULES,
  ...PAYMENT_RULES,
  ...REFUND_RULES,
  ...CARD_RULES,
  ...EVENT_RULES,
  ...ORDER_RULES,
  ...MERCHANT_RULES,
  ...SETTLEMENT_RULES,
  ...REPORT_RULES,
};
