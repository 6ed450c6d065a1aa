import { createHash } from "node:crypto";

/**
 * Derives a UUID from values, the same one each time, so that an event that is sent again with the same fields is the same event.
 *
 * @param kind - of the ID: other kinds have other IDs
 */
export function derivedId(kind: string, ...values: readonly unknown[]): string {
  const digits = createHash("sha256")
    .update(JSON.stringify([kind, ...values]))
    .digest("hex");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
