import { type AdditionContext, ClientError, idFromLocation } from "@maksu/client-core";
import { operationTable } from "./generated/operations.ts";

/** A refund that the service has accepted. */
export interface AcceptedRefund {
  /** Identifies the refund in `getRefund` and `cancelRefund`. From the header `Location`, whose link it is the last part of. */
  readonly refundToken: string;
}

/** What results say beyond the description: see {@link AcceptedRefund}. */
export type MerchantAdditions = {
  readonly createRefund: { readonly 202: (answer: AdditionContext) => AcceptedRefund };
};

/** Makes the additions. */
export const additions: MerchantAdditions = {
  createRefund: {
    // Merchant API v1, Operations: the Location header gives the refund link, with its token.
    202: (answer) => {
      const refundToken = idFromLocation(answer);
      if (!REFUND_PATH.includes(refundToken)) return { refundToken };
      const { operationId, status } = answer;
      throw new ClientError(
        "unexpected-content",
        operationId,
        `the answer of status ${status} has a Location header without a refund token`,
        {
          status,
        },
      );
    },
  },
};

/** What stands before the token in a refund's link: `/merchant/v1/refunds/` names no refund. */
const REFUND_PATH: readonly string[] = operationTable.getRefund.path.split("/");
