/** Fields of forms. */
import { type Content, html, type Html } from "@maksu/markup";

/** A form that was sent and not carried out. */
export interface Typed {
  /** The typed values, by the names of the fields. */
  readonly fields: URLSearchParams;
  /** The keys that lead to the field that is wrong, with dots between them, and what it must be. */
  readonly fault?: { readonly at: string; readonly sentence: string };
}

/** A field of a form. */
export interface Field {
  readonly name: string;
  /** The value that holds where none is sent. */
  readonly standing?: string | undefined;
  /** Shows it with what was typed, and with what is wrong with that. */
  show(typed?: Typed): Html;
}

/** Fields that belong together. */
export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
}

/** A field's parts besides its value. */
interface FieldParts {
  readonly label: Content;
  readonly hint?: Content;
  /** Links, which stand below the label. */
  readonly links?: Content;
  readonly standing?: string | undefined;
}

type Limits = Readonly<Partial<Record<"min" | "max" | "step", number | string | undefined>>>;

type Control = (value: string, attributes: Content) => Html;

/** Builds a field of its label, its control, what it means and what is wrong with it. */
const fieldWith = (name: string, value: string, { label, hint, links, standing }: FieldParts, control: Control, isKept = true): Field => ({
  name,
  standing,
  show(typed) {
    const fault = typed?.fault && `${typed.fault.at}.`.startsWith(`${name}.`) ? typed.fault.sentence : undefined;
    const given = (isKept ? typed?.fields.get(name) : undefined) ?? value;
    const wrong = html` aria-invalid="true" autofocus`;
    const shown = html`<label class="field"><span>${label}</span>${control(given, fault !== undefined && wrong)}${fault !== undefined && html`<small class="wrong">${fault}</small>`}${hint !== undefined && hint !== false && html`<small>${hint}</small>`}</label>`;
    return links === undefined ? shown : html`<div class="linked">${shown}<p class="soft">${links}</p></div>`;
  },
});

/** A line of text, or with limits a number. */
export const textField = (name: string, value: string, parts: FieldParts, limits?: Limits): Field =>
  fieldWith(name, value, parts, (given, attributes) => {
    const shown = Object.entries(limits ?? {}).map(([limit, each]) => each !== undefined && html` ${limit}="${each}"`);
    return html`<input type="${limits ? "number" : "text"}" name="${name}" value="${given}"${shown} autocomplete="off"${attributes}>`;
  });

/** Text of several lines. A secret one is not shown again when the form is rejected. */
export const areaField = (name: string, value: string, parts: FieldParts, { isSecret = false } = {}): Field =>
  fieldWith(
    name,
    value,
    parts,
    (given, attributes) => html`<textarea name="${name}" rows="10" spellcheck="false"${attributes}>
${given}</textarea>`,
    !isSecret,
  );

/** A choice of several values; the first one is chosen unless another is given. */
export const choiceField = (
  name: string,
  choices: readonly (readonly [value: string, text: string])[],
  parts: FieldParts,
  chosen: string = choices[0]?.[0] ?? "",
): Field =>
  fieldWith(
    name,
    chosen,
    parts,
    (given, attributes) =>
      html`<select name="${name}"${attributes}>${choices.map(
        ([value, text]) => html`<option value="${value}"${value === given && html` selected`}>${text}</option>`,
      )}</select>`,
  );

const isGroup = (each: Field | FieldGroup): each is FieldGroup => "legend" in each;

/** The fields of a form, without their groups. */
export const allFields = (fields: readonly (Field | FieldGroup)[]): readonly Field[] =>
  fields.flatMap((each) => (isGroup(each) ? each.fields : each));

/** Shows the fields of a form. */
export function shownFields(fields: readonly (Field | FieldGroup)[], typed?: Typed): Content {
  const single = fields.filter((each): each is Field => !isGroup(each));
  return [
    single.length > 0 && html`<div class="fields">${single.map((each) => each.show(typed))}</div>`,
    ...fields
      .filter(isGroup)
      .map(
        ({ legend, fields: own }) =>
          html`<fieldset><legend>${legend}</legend><div class="fields">${own.map((each) => each.show(typed))}</div></fieldset>`,
      ),
  ];
}
