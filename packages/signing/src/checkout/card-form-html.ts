/** The add-card form as HTML (Payment API 2.0.0, operation 9). */
import type { CardFormFields } from "./card-form.ts";
import { requireInput } from "../input/input-rules.ts";
import { escapeHtml, formHtml } from "./form-html.ts";

/** Input of {@link cardFormHtml}. */
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
 * @throws SigningError `url-invalid`, `insecure-url`, `option-invalid` without fields
 */
export function cardFormHtml(input: CardFormHtmlInput): string {
  const { action, fields, submitText = "Continue" } = requireInput(input);
  return formHtml({ action, fields: Object.entries(requireInput(fields, "fields")), buttonHtml: escapeHtml(submitText) });
}
