/** Forms that the customer's browser posts, as HTML. */
import { requireSecureUrl } from "../input/secure-url.ts";

/** Input of {@link formHtml}. */
export interface FormHtmlInput {
  /** Where the browser sends the form. */
  readonly action: string;
  /** Names and values of its hidden fields, in order. */
  readonly fields: Iterable<readonly [name: string, value: string]>;
  /** Content of the button: HTML, escaped by the caller. */
  readonly buttonHtml: string;
}

/**
 * Writes an HTML form of hidden fields and a button, with action, names and values escaped.
 *
 * @throws SigningError `url-invalid`, `insecure-url`: a form must not run a script, nor send signed fields unencrypted
 */
export function formHtml({ action, fields, buttonHtml }: FormHtmlInput): string {
  const inputs = Array.from(fields, ([name, value]) => `  <input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">\n`);
  const open = `<form method="post" action="${escapeHtml(requireSecureUrl("action", action).href)}" accept-charset="utf-8">\n`;
  return `${open}${inputs.join("")}  <button type="submit">${buttonHtml}</button>\n</form>\n`;
}

/** Escapes a text for use as content or in a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
