/** The payment methods of a created payment as HTML. */
import { escapeHtml, formHtml } from "@maksu/signing/options";
import type { ProviderForm, ProviderFormGroup, ProviderForms } from "./provider-forms.ts";

/**
 * Writes a section with a heading for each group, and in it a form with a button for each payment method. Everything from the response is escaped.
 *
 * The heading is an `h2` that names the section. An icon is decoration: the button's name is that of the payment method. Apple Pay needs a script:
 * its parameters are JSON in `data-apple-pay` of a hidden `div`.
 *
 * @throws SigningError `url-invalid`, `insecure-url`: a form whose address is not https
 */
export function providerFormsHtml({ groups, applePay }: ProviderForms): string {
  const sections = groups.map(groupHtml).join("");
  return applePay === undefined ? sections : `${sections}<div data-apple-pay="${escapeHtml(JSON.stringify(applePay))}" hidden></div>\n`;
}

function groupHtml({ name, forms }: ProviderFormGroup, index: number): string {
  const id = `payment-methods-${index + 1}`;
  const items = forms.map((form) => `<li>\n${methodHtml(form)}</li>\n`).join("");
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${escapeHtml(name)}</h2>\n<ul>\n${items}</ul>\n</section>\n`;
}

function methodHtml({ name, svg, action, fields }: ProviderForm): string {
  const icon = /^https:/i.test(svg) ? `<img src="${escapeHtml(svg)}" alt="" height="40"> ` : "";
  const pairs = fields.map((field) => [field.name, field.value] as const);
  return formHtml({ action, fields: pairs, buttonHtml: `${icon}${escapeHtml(name)}` });
}
