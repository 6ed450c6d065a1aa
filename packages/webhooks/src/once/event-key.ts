/** What an event is known by, so that its repetitions are seen. */

/** Kinds of events with keys of their own. */
export type EventKind = "payment" | "payment-detail" | "refund" | "card" | "report" | "refund-status" | "receipt";

/**
 * The kind and the SHA-256 of what makes the event the one it is. A hash, so that a store that others can read tells nothing of an event.
 *
 * @param content - the bytes, or the text whose UTF-8 bytes are meant
 */
export async function eventKey(kind: EventKind, content: Uint8Array | string): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${kind}:${Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
