/** Keys that identify events, to recognise repetitions. */

/** Kinds of events that have their own keys. */
export type EventKind = "payment" | "payment-detail" | "refund" | "card" | "report" | "refund-status" | "receipt" | "record";

/**
 * Combines the kind with the SHA-256 of what identifies the event. It is a hash so that a shared store reveals nothing.
 *
 * @param content - bytes, or a text to be hashed as UTF-8
 */
export async function eventKey(kind: EventKind, content: Uint8Array | string): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${kind}:${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
