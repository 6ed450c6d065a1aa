/**
 * Returns the charset that a Content-Type names; undefined for UTF-8, by either of its names, and for none.
 *
 * @param contentType - undefined or null for a message without the header
 */
export function otherCharset(contentType: string | null | undefined): string | undefined {
  const [, charset] = /;\s*charset="?([^";\s]+)/i.exec(contentType ?? "") ?? [];
  return charset === undefined || /^utf-?8$/i.test(charset) ? undefined : charset;
}
