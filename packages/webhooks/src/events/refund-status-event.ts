/** What the Merchant API tells of a refund: a GET to its `notifyUrl` (Merchant API v1, Events). */
import { type Secrets, verifyRefundNotification } from "@maksu/signing";
import { eventTable, type RefundStatusChangedQuery } from "@maksu/merchant-api/events";
import { eventKey } from "../once/event-key.ts";
import { readerOptions } from "../options/reader-options.ts";
import { queryPairs } from "../query-pairs.ts";
import { isLine } from "./line.ts";
import { type Reading, refused } from "./reading.ts";

/** A refund's status has changed. */
export interface RefundStatusEvent<NewStatus extends string = RefundStatusChangedQuery["newStatus"]> {
  /** The refund's token. */
  readonly refundToken: RefundStatusChangedQuery["refundToken"];
  /** Status before. */
  readonly oldStatus: RefundStatusChangedQuery["oldStatus"];
  /** Status now. */
  readonly newStatus: NewStatus;
}

/** How a refund's notification is told to be genuine. */
export interface RefundStatusMerchant {
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
  /**
   * How the digest in `signature` is written, which is not documented: hex of either case, or base64.
   * @defaultValue `hex`
   */
  readonly encoding?: "hex" | "base64";
}

/**
 * Verifies and reads a refund's notification, whatever its new status: see {@link isKnownRefundStatus}.
 *
 * @param url - the address that was called, or its path and query
 * @throws WebhookError `encoding-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 */
export async function readRefundStatus(url: string | URL, merchant: RefundStatusMerchant): Promise<Reading<RefundStatusEvent<string>>> {
  const { secret, encoding = "hex" } = readerOptions(merchant, "secret", "encoding");
  const pairs = queryPairs(url);
  const parameters =
    encoding === "hex" ? pairs : pairs.map(([name, value]) => [name, name === "signature" ? hexOf(value) : value] as const);
  if (!(await verifyRefundNotification({ parameters, secret }))) return refused("signature");
  const values = new Map(pairs);
  const text = (name: string): string => values.get(name) ?? "";
  const [refundToken, oldStatus, newStatus] = [text("refundToken"), text("oldStatus"), text("newStatus")];
  if (!isLine(refundToken, 64) || !isLine(oldStatus) || !isLine(newStatus)) return refused("event");
  return {
    genuine: true,
    event: { refundToken, oldStatus, newStatus },
    key: async () => eventKey("refund-status", [refundToken, oldStatus, newStatus].join("|")),
  };
}

/** Whether the new status is one that the API documents for notifications: not `created`, and none that was introduced later. */
export function isKnownRefundStatus(event: RefundStatusEvent<string>): event is RefundStatusEvent {
  const known: readonly string[] = eventTable.refundStatusChanged.query.newStatus.values;
  return known.includes(event.newStatus);
}

/** Hex of canonical base64; undefined for anything else. A plus sign that was not encoded has become a space. */
function hexOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const base64 = text.replaceAll(" ", "+");
  if (!/^[A-Za-z0-9+/]{43}=$/.test(base64)) return undefined;
  const binary = atob(base64);
  if (btoa(binary) !== base64) return undefined;
  return Array.from(binary, (character) => character.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}
