/** Fields of forms. */
import { type Content, html, type Html } from "@maksu/markup";

/** What a text field shows. */
interface TextFieldContent {
  readonly value?: string;
  readonly hint?: Content;
  readonly type?: "text" | "number";
  readonly limits?: { readonly min?: number | undefined; readonly max?: number | undefined; readonly step?: number | "any" };
}

export const textField = (name: string, label: string, { value = "", hint, type = "text", limits = {} }: TextFieldContent = {}): Html =>
  html`<label class="field"><span>${label}</span><input type="${type}" name="${name}" value="${value}"${Object.entries(limits).map(([limit, each]) => each !== undefined && html` ${limit}="${each}"`)} autocomplete="off">${hint !== undefined && html`<small>${hint}</small>`}</label>`;

/** A choice of several values; the first one is chosen unless another is given. */
export const choiceField = (
  name: string,
  label: string,
  choices: readonly (readonly [value: string, text: string])[],
  { chosen, hint }: { readonly chosen?: string; readonly hint?: Content } = {},
): Html =>
  html`<label class="field"><span>${label}</span><select name="${name}">${choices.map(
    ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}</select>${hint !== undefined && html`<small>${hint}</small>`}</label>`;
