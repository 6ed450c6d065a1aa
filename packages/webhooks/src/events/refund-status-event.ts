/** Refund notifications of the Merchant API: a GET to the refund's `notifyUrl` (Merchant API v1, Events). */
import { type Secrets, verifyRefundNotification } from "@maksu/signing";
import { eventTable, type RefundStatusChangedQuery } from "@maksu/merchant-api/events";
import { eventKey } from "./event-key.ts";
import { takeReaderOptions } from "./option-table.ts";
import { queryPairs } from "../query-pairs.ts";
import { isLine } from "./line.ts";
import { type Reading, rejected } from "./reading.ts";

/** A change of a refund's status. */
export interface RefundStatusEvent<NewStatus extends string = RefundStatusChangedQuery["newStatus"]> {
  /** The refund's token. */
  readonly refundToken: RefundStatusChangedQuery["refundToken"];
  /** Previous status. */
  readonly oldStatus: RefundStatusChangedQuery["oldStatus"];
  /** New status. */
  readonly newStatus: NewStatus;
}

/** The secret and encoding to verify refund notifications with. */
export interface RefundStatusMerchant {
  /** The merchant secret, or several during a rotation. */
  readonly secret: Secrets;
  /**
   * Encoding of the digest in `signature`, which is undocumented: hex (either case) or base64.
   * @defaultValue `hex`
   */
  readonly encoding?: "hex" | "base64";
}

/**
 * Verifies and parses a refund notification, whatever its new status: see {@link isKnownRefundStatus}.
 *
 * @param url - the requested URL, or its path and query
 * @throws WebhookError `encoding-invalid`, `option-invalid`, `option-unknown`, `request-invalid`, `secret-invalid`
 */
export async function readRefundStatus(url: string | URL, merchant: RefundStatusMerchant): Promise<Reading<RefundStatusEvent<string>>> {
  const { secret, encoding = "hex" } = takeReaderOptions(merchant, "secret", "encoding");
  const pairs = queryPairs(url);
  const parameters =
    encoding === "hex" ? pairs : pairs.map(([name, value]) => [name, name === "signature" ? hexOf(value) : value] as const);
  if (!(await verifyRefundNotification({ parameters, secret }))) return rejected("signature");
  const values = new Map(pairs);
  const text = (name: string): string => values.get(name) ?? "";
  const [refundToken, oldStatus, newStatus] = [text("refundToken"), text("oldStatus"), text("newStatus")];
  if (!isLine(refundToken, 64) || !isLine(oldStatus) || !isLine(newStatus)) return rejected("event");
  return {
    genuine: true,
    event: { refundToken, oldStatus, newStatus },
    key: async () => eventKey("refund-status", [refundToken, oldStatus, newStatus].join("|")),
  };
}

/** Checks whether the new status is documented for notifications: neither `created` nor one that was introduced later. */
export function isKnownRefundStatus(event: RefundStatusEvent<string>): event is RefundStatusEvent {
  const known: readonly string[] = eventTable.refundStatusChanged.query.newStatus.values;
  return known.includes(event.newStatus);
}

/** Converts canonical base64 to hex; undefined for anything else. An unencoded plus sign has been decoded to a space. */
function hexOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const base64 = text.replaceAll(" ", "+");
  if (!/^[A-Za-z0-9+/]{43}=$/.test(base64)) return undefined;
  const binary = atob(base64);
  if (btoa(binary) !== base64) return undefined;
  return Array.from(binary, (character) => character.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}
