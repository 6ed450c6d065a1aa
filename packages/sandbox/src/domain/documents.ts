import type { Token } from "./cards/token.ts";
import type { Tokenization } from "./cards/tokenization.ts";
import type { Email } from "./emails/email.ts";
import type { MerchantRefund } from "./merchant-refunds/merchant-refund.ts";
import type { Order, ReferenceClaim } from "./orders/order.ts";
import type { Payment, UsedStamp } from "./payments/payment.ts";
import type { Refund } from "./refunds/refund.ts";
import type { Report } from "./reports/report.ts";
import type { Line } from "./settlements/line.ts";
import type { Settlement } from "./settlements/settlement.ts";

/** The documents that decisions change, by kind. */
export interface DecidedDocuments {
  readonly payment: Payment;
  readonly usedStamp: UsedStamp;
  readonly refund: Refund;
  readonly tokenization: Tokenization;
  readonly token: Token;
  readonly order: Order;
  readonly reference: ReferenceClaim;
  readonly merchantRefund: MerchantRefund;
  readonly email: Email;
  readonly line: Line;
  readonly settlement: Settlement;
  readonly report: Report;
}
