/** The add-card form as HTML (Payment API 2.0.0, operation 9). */
import type { CardFormFields } from "./card-form.ts";
import { requireSecureUrl } from "../input/secure-url.ts";

/** What {@link cardFormHtml} writes. */
export interface CardFormHtmlInput {
  /** Where the browser sends the form: the base URL of the service with `/tokenization/addcard-form`. */
  readonly action: string;
  /** The fields, see `signCardForm`. */
  readonly fields: CardFormFields;
  /**
   * Text of the button, in the customer's language.
   * @defaultValue `Continue`
   */
  readonly submitText?: string;
}

/**
 * Writes an HTML form of hidden fields and a button, with every value escaped.
 *
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function cardFormHtml({ action, fields, submitText = "Continue" }: CardFormHtmlInput): string {
  const inputs = Object.entries(fields).map(([name, value]) => `  <input type="hidden" name="${escape(name)}" value="${escape(value)}">\n`);
  const open = `<form method="post" action="${escape(requireSecureUrl("action", action).href)}" accept-charset="utf-8">\n`;
  return `${open}${inputs.join("")}  <button type="submit">${escape(submitText)}</button>\n</form>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
