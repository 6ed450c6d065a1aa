/**
 * The payment methods of a created payment as forms for your own page. Loaded by nothing else.
 *
 * @packageDocumentation
 */
export { type ApplePay, type ProviderForm, type ProviderFormGroup, type ProviderForms, providerForms } from "./provider-forms.ts";
export { providerFormsHtml } from "./provider-forms-html.ts";
