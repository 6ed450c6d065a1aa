import type { OperationId } from "@maksu/merchant-api";
import { reject } from "../../domain/rules/rejected.ts";
import type { Operation } from "../call.ts";
import { cancelRefund } from "./cancel-refund.ts";
import { createRefund } from "./create-refund.ts";
import { getPayment } from "./get-payment.ts";
import { getRefund } from "./get-refund.ts";
import { listPayments } from "./list-payments.ts";
import { getSettlement, listSettlements } from "./settlements.ts";

/** A query, which a merchant with demo restrictions does not have. */
const query =
  (operation: Operation): Operation =>
  async (call) =>
    call.merchant.settings.demoRestrictions ? reject("merchant.queries", "the merchant has demo restrictions") : operation(call);

/** The operations of the Merchant API: one that is left over does not compile, and requests of one that is missing get a 501. */
export const OPERATIONS: Readonly<Partial<Record<OperationId, Operation>>> = {
  createRefund,
  cancelRefund,
  getPayment: query(getPayment),
  listPayments: query(listPayments),
  getRefund: query(getRefund),
  listSettlements: query(listSettlements),
  getSettlement: query(getSettlement),
};
