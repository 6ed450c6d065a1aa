/** Where a page of the dashboard is shown: its world, its address, and the forms that it can have. */
import { type Content, html, type Html } from "@maksu/markup";
import { TOKEN_FIELD } from "../page-requests.ts";
import type { RunningWorld } from "../../worlds/worlds.ts";
import { allFields, type Field, type FieldGroup, shownFields, type Typed } from "./fields.ts";
import { type Call, callOf, type Operation } from "./forms.ts";
import type { Reader } from "./reading.ts";

/** The material of a page. */
export interface Place {
  readonly running: RunningWorld;
  /** The moment, of a world as it was. */
  readonly past: string | undefined;
  readonly worlds: readonly RunningWorld[];
  readonly reader: Reader;
  readonly query: URLSearchParams;
  /** The page's subject, such as a payment's id; empty for a list. */
  readonly about: string;
  /** Responses and events that differ from the description; undefined without a referee. */
  readonly violations: readonly { readonly of: string; readonly fault: string }[] | undefined;
  /** The address of another page of the world. */
  href(path: string, query?: Readonly<Record<string, string | undefined>>): string;
  /** Where programs reach the sandbox. */
  readonly origin: string;
  /** The secret of a test merchant, or several that are valid: for pages that show how to use it. */
  secretOf(account: string): string;
  /** The address of a path of the sandbox. */
  root(path: string): string;
  /** An id for an element of the page. */
  newId(): string;
  /** The form that was sent to this page, and not carried out. */
  readonly sent: SentForm | undefined;
  /** A form that calls an operation of the control API. */
  form(operation: Operation, form: FormContent): Html;
}

/** A form, without its token. */
export interface FormContent {
  readonly label: string;
  /** Values that are sent without being shown. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: readonly (Field | FieldGroup)[];
  /** Whether it is one of several choices. */
  readonly isPlain?: boolean;
}

/** A page without its frame. */
export interface View {
  readonly title: string;
  readonly main: Content;
  /** @defaultValue 200 */
  readonly status?: number;
}

/** A form that was sent, and not carried out. */
export interface SentForm extends Typed {
  readonly operation: Operation;
  readonly world: string;
  /** Whether it is shown as code. */
  readonly isShown: boolean;
}

/** The button of a form that shows its act as a command, a request and code, and does not carry it out. */
export const SHOW = { name: "show", value: "code" } as const;

/** Where a form stands. */
interface FormPlace {
  readonly action: string;
  readonly token: string;
  readonly sent: SentForm | undefined;
  /** Shows what was sent as code. */
  code(operation: Operation, call: Call): Html;
}

/** Builds the form of an operation. It keeps what was typed when it was sent, and not carried out. */
export function formOf(
  { action, token, sent, code }: FormPlace,
  operation: Operation,
  { label, values = {}, fields = [], isPlain = false }: FormContent,
): Html {
  const hidden = { ...values, operation };
  const own = allFields(fields);
  const typed = sent && isOf(sent, hidden, own) ? sent : undefined;
  return html`<form method="post" action="${action}" class="act">
${Object.entries({ ...hidden, [TOKEN_FIELD]: token }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${shownFields(fields, typed)}<div class="buttons"><button${isPlain && html` class="plain"`}>${label}</button><button class="link" name="${SHOW.name}" value="${SHOW.value}" title="Show it as a command, a request and code of a test, and change nothing">As code</button></div>
${typed?.isShown && code(operation, callOf(operation, typed.world, changed(typed.fields, own)))}
</form>`;
}

/** Whether a form with these values and fields was sent. */
function isOf({ fields }: SentForm, hidden: Readonly<Record<string, string>>, own: readonly Field[]): boolean {
  const names = [...Object.keys(hidden), ...own.map(({ name }) => name), TOKEN_FIELD];
  const given = [...fields.keys()].filter((name) => name !== SHOW.name);
  return (
    given.toSorted().join(" ") === names.toSorted().join(" ") && Object.entries(hidden).every(([name, value]) => fields.get(name) === value)
  );
}

/** The typed values, without those that hold already. */
const changed = (typed: URLSearchParams, fields: readonly Field[]): URLSearchParams =>
  new URLSearchParams([...typed].filter(([name, value]) => fields.find((each) => each.name === name)?.standing !== value));
