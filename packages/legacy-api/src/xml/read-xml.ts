import { brand } from "@maksu/error-brand";
import { parseXml, type XmlDocument, XmlDocumentType, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";
import { fieldShape, isList, type Shape, type XmlMessage } from "./shape.ts";

/** A document that is not a message. The error has the place and the reason, but no content of the document, which may be personal data. */
export class XmlMessageError extends SyntaxError {
  static {
    brand(this, "@maksu/legacy-api XmlMessageError");
  }

  override readonly name = "XmlMessageError";
}

/** The deepest valid message has six levels. */
const MAX_DEPTH = 16;

/** The largest valid message has 4,000 elements; ten thousand rows, which the schema rejects with its own error code, have 80,000. */
const MOST_ELEMENTS = 100_000;

/**
 * Parses a message into the JSON shape of its schema. Text stays text: `0012` does not become a number.
 *
 * Elements that the schema does not know are kept, and a repeated one becomes a list: the schema then rejects it with its own error code.
 *
 * @throws XmlMessageError for a document that is not well-formed XML 1.0, has a document type, another root element, more than 16 levels, or more than
 * 100,000 elements and attributes
 */
export function readXml(text: string, { root, shape }: XmlMessage): unknown {
  return read(rootOf(text, root), shape, 1);
}

/**
 * Parses a message as {@link readXml} does, and rejects what the schema does not describe: elements or a repeated element where text is described, text where
 * elements are, or between them. For responses, whose values are not validated.
 *
 * @throws XmlMessageError also for a value that does not have its described form
 */
export function readXmlStrictly(text: string, { root, shape }: XmlMessage): unknown {
  const element = rootOf(text, root);
  const value = read(element, shape, 1);
  const misplaced = misplacedIn(value, shape, "") ?? textBetween(element, shape, "");
  if (misplaced !== undefined) throw new XmlMessageError(misplaced);
  return value;
}

/** Says where text stands between elements, which {@link read} leaves out. Fields that are not described may have any. */
function textBetween(element: XmlElement, shape: Shape, pointer: string): string | undefined {
  if (shape === "text") return undefined;
  if (textOf(element).trim() !== "") return `${pointer || "the root element"} must have elements, not text`;
  return firstOf(elementsOf(element), (child, index) => {
    const known = isList(shape) ? shape[1] : fieldShape(shape, child.name);
    return known && textBetween(child, known, `${pointer}/${isList(shape) ? index : escapeKey(child.name)}`);
  });
}

/** Says what does not have its described form, if anything. Fields that are not described may have any. */
function misplacedIn(value: unknown, shape: Shape, pointer: string): string | undefined {
  const place = pointer || "the root element";
  if (shape === "text") return typeof value === "string" ? undefined : `${place} must be one element that has only text`;
  if (isList(shape)) {
    if (!Array.isArray(value)) return `${place} must have only ${shape[0]} elements`;
    return firstOf(value, (each, index) => misplacedIn(each, shape[1], `${pointer}/${index}`));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return `${place} must have elements, not text`;
  return firstOf(Object.entries(value), ([name, each]) => {
    const known = fieldShape(shape, name);
    return known && misplacedIn(each, known, `${pointer}/${escapeKey(name)}`);
  });
}

function firstOf<Value>(values: readonly Value[], find: (value: Value, index: number) => string | undefined): string | undefined {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Parses a document; see {@link readXml}. */
function rootOf(text: string, name: string): XmlElement {
  const document = parse(text);
  if (document.children.some((node) => node instanceof XmlDocumentType)) throw new XmlMessageError("a document type is not allowed");
  if (document.root?.name !== name) throw new XmlMessageError(`the root element must be ${name}`);
  return document.root;
}

const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter((node) => node instanceof XmlElement);

const textOf = (element: XmlElement): string =>
  element.children
    .filter((node) => node instanceof XmlText)
    .map((node) => node.text)
    .join("");

function parse(given: string): XmlDocument {
  requireFewElements(given);
  // The parser replaces line ends one by one, copying the text each time.
  const text = given.replaceAll(/\r\n?/g, "\n");
  try {
    return parseXml(text, { preserveDocumentType: true });
  } catch (error) {
    if (error instanceof XmlError)
      throw new XmlMessageError(`the document is not well-formed at line ${error.line}, column ${error.column}`);
    // The parser is recursive, and endless nesting overflows its stack.
    if (error instanceof RangeError) throw new XmlMessageError("the document is nested too deeply");
    throw error;
  }
}

/**
 * Counts elements, attributes, comments, instructions and CDATA sections before anything is made of them. What is in a section does not count. Where a
 * document is not well-formed, the parser stops.
 */
function requireFewElements(text: string): void {
  let count = 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
    if (text[at + 1] !== "/") count += 1;
    const start = at;
    const section = SECTIONS.find(([opening]) => text.startsWith(opening, start));
    if (section) at = after(text, section[1], at + section[0].length);
    // Values of attributes may have any other sign.
    else
      for (at += 1; at < text.length && text[at] !== ">" && text[at] !== "<"; at += 1) {
        const sign = text[at];
        if (sign !== '"' && sign !== "'") continue;
        count += 1;
        at = after(text, sign, at + 1) - 1;
      }
    if (count > MOST_ELEMENTS) throw new XmlMessageError(`the document has more than ${MOST_ELEMENTS} elements and attributes`);
  }
}

/** How each part that may hold any text begins and ends. */
const SECTIONS = [
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
  ["<?", "?>"],
] as const;

/** The place after the next occurrence of a text; the end if there is none. */
function after(text: string, sought: string, from: number): number {
  const found = text.indexOf(sought, from);
  return found === -1 ? text.length : found + sought.length;
}

function read(element: XmlElement, shape: Shape | undefined, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new XmlMessageError("the document is nested too deeply");
  const elements = elementsOf(element);
  const text = textOf(element);
  const isText = (shape === "text" || shape === undefined) && elements.length === 0;
  // Text in place of a record or list is passed on as text, which the schema rejects.
  if (isText || (elements.length === 0 && text.trim() !== "")) return text;
  if (isList(shape) && elements.every(({ name }) => name === shape[0])) return elements.map((child) => read(child, shape[1], depth + 1));
  const values = new Map<string, unknown[]>();
  for (const child of elements) {
    const value = read(child, fieldShape(shape, child.name), depth + 1);
    const known = values.get(child.name);
    if (known) known.push(value);
    else values.set(child.name, [value]);
  }
  // fromEntries creates own properties, even `__proto__`.
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}
