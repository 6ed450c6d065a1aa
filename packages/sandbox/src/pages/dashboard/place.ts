/** Where a page of the dashboard is shown: its world, its address, and the forms that it can have. */
import type { Content, Html } from "@maksu/markup";
import { html } from "@maksu/markup";
import { TOKEN_FIELD } from "../page-requests.ts";
import type { RunningWorld } from "../../worlds/worlds.ts";
import type { Operation } from "./forms.ts";
import type { Reader } from "./reading.ts";

/** What a page is made of. */
export interface Place {
  readonly running: RunningWorld;
  readonly worlds: readonly RunningWorld[];
  readonly reader: Reader;
  readonly query: URLSearchParams;
  /** What the page is about, such as a payment's id; empty for a list. */
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
  /** A form that calls an operation of the control API. */
  form(operation: Operation, form: FormContent): Html;
}

/** What is in a form besides its token. */
export interface FormContent {
  readonly label: string;
  /** Values that are sent without being shown. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: Content;
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

/** Builds the form of an operation. */
export const formOf = (
  { action, token }: { readonly action: string; readonly token: string },
  operation: Operation,
  { label, values = {}, fields, isPlain = false }: FormContent,
): Html => html`<form method="post" action="${action}" class="act">
${Object.entries({ ...values, operation, [TOKEN_FIELD]: token }).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
${fields}<button${isPlain && html` class="plain"`}>${label}</button>
</form>`;
