/** A page as a customer's browser without JavaScript sees it. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element. */
export interface Seen {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A page, or where the browser is sent instead. */
export interface Screen {
  readonly status: number;
  readonly headers: Headers;
  readonly markup: string;
  readonly elements: readonly Seen[];
  /** The text of the heading. */
  readonly heading: string;
  /** Posts the form of a button as a browser would, with some fields changed. */
  press(button: string, changes?: Readonly<Record<string, string>>): Promise<Screen>;
  /** Where the response sends the browser. */
  readonly location: string;
}

/** Opens an address. Redirects are not followed. */
export type Open = (address: string, init?: RequestInit) => Promise<Screen>;

/** Creates a browser. */
export function createOpen(origin: string, fetch: (input: string, init?: RequestInit) => Promise<Response>): Open {
  const open: Open = async (address, init = {}) => {
    const response = await fetch(new URL(address, origin).href, { redirect: "manual", ...init });
    const markup = await response.text();
    const elements = elementsOf(markup);
    return {
      status: response.status,
      headers: response.headers,
      markup,
      elements,
      heading: elements.find(({ name }) => name === "h1")?.text ?? "",
      location: response.headers.get("location") ?? "",
      press(button, changes = {}) {
        const { action, fields } = formWith(markup, button);
        return open(action, { method: "POST", body: new URLSearchParams({ ...fields, ...changes }) });
      },
    };
  };
  return open;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a page, in order. */
export const elementsOf = (markup: string): readonly Seen[] => within(parse(markup)).map(seen);

const within = (node: Node): readonly Element[] =>
  "childNodes" in node ? node.childNodes.flatMap((child) => [...("tagName" in child ? [child] : []), ...within(child)]) : [];
const seen = (element: Element): Seen => ({
  name: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  text: textOf(element).trim(),
});
const textOf = (node: Node): string => ("value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "");

/** The fields that a browser sends of a control: of a choice, the value that is selected, or the first one. */
function sentOf(element: Element): readonly (readonly [name: string, value: string])[] {
  const { name, attributes, text } = seen(element);
  const { name: of = "", value = "" } = attributes;
  if (name === "input") return [[of, value]];
  if (name === "textarea") return [[of, text]];
  if (name !== "select") return [];
  const options = within(element).map((each) => seen(each).attributes);
  const chosen = options.find((each) => "selected" in each) ?? options[0];
  return [[of, chosen?.["value"] ?? ""]];
}

/** The form that has a button, by the button's value or text, and what it sends. */
function formWith(markup: string, wanted: string): { readonly action: string; readonly fields: Readonly<Record<string, string>> } {
  for (const form of within(parse(markup)).filter(({ tagName }) => tagName === "form")) {
    const elements = within(form);
    const parts = elements.map(seen);
    const button = parts.find(({ name, text, attributes }) => name === "button" && (attributes["value"] === wanted || text === wanted));
    if (!button) continue;
    const inputs = elements.flatMap((element) => sentOf(element));
    const { name, value = "" } = button.attributes;
    return {
      action: seen(form).attributes["action"] ?? "",
      fields: Object.fromEntries([...inputs, ...(name === undefined ? [] : [[name, value]])]),
    };
  }
  throw new Error(`no form has a button ${wanted}`);
}
