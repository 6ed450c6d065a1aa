import type { AdditionContext } from "@maksu/client-core";
import { idFromLocation } from "@maksu/client-core/calls";
import { operationTable } from "@maksu/merchant-api";

/** A refund that the service has accepted. */
export interface AcceptedRefund {
  /** Identifies the refund in `getRefund` and `cancelRefund`. From the header `Location`, whose link it is the last part of. */
  readonly refundToken: string;
}

/** What results say beyond the description: see {@link AcceptedRefund}. */
export type Additions = {
  readonly createRefund: {
    /** Names the refund that was accepted. */
    readonly 202: (answer: AdditionContext) => AcceptedRefund;
  };
};

/** Makes the additions. */
export const additions: Additions = {
  // Merchant API v1, Operations: the Location header gives the refund link, with its token.
  createRefund: { 202: (answer) => ({ refundToken: idFromLocation(answer, operationTable.getRefund.path) }) },
};
