import type { Lifecycle } from "../lifecycle.ts";
import { PAGE_ROWS } from "./page-rows.ts";
import type { PaymentState, PaymentSubject } from "./payment.ts";
import { PAYMENT_GUARDS, type PaymentGuard } from "./payment-guards.ts";
import type { PaymentTrigger } from "./payment-row.ts";
import { TOKEN_ROWS } from "./token-rows.ts";

export const PAYMENT_LIFECYCLE: Lifecycle<PaymentState, PaymentTrigger, PaymentGuard, PaymentSubject> = {
  of: "payment",
  rows: [...PAGE_ROWS, ...TOKEN_ROWS],
  guards: PAYMENT_GUARDS,
};
