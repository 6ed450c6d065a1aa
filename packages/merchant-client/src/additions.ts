import type { AdditionContext } from "@maksu/client-core";
import { idFromLocation } from "@maksu/client-core/calls";
import { operationTable } from "@maksu/merchant-api";

/** A refund that the service has accepted. */
export interface AcceptedRefund {
  /** Identifies the refund in `getRefund` and `cancelRefund`. From the header `Location`, whose link it is the last part of. */
  readonly refundToken: string;
}

/** Fields that results have beyond the description: see {@link AcceptedRefund}. */
export type Additions = {
  readonly createRefund: {
    /** Returns the token of the accepted refund. */
    readonly 202: (response: AdditionContext) => AcceptedRefund;
  };
};

/** Reads the additions. */
export const additions: Additions = {
  // Merchant API v1, Operations: the Location header gives the refund link, with its token.
  createRefund: { 202: (response) => ({ refundToken: idFromLocation(response, operationTable.getRefund.path) }) },
};
