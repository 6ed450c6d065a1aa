import { brand } from "@maksu/error-brand";
import { parseXml, type XmlDocument, XmlDocumentType, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
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

/**
 * Parses a message into the JSON shape of its schema. Text stays text: `0012` does not become a number.
 *
 * Elements that the schema does not know are kept, and a repeated one becomes a list: the schema then rejects it with its own error code.
 *
 * @throws XmlMessageError for a document that is not well-formed XML 1.0, has a document type, another root element, or more than 16 levels
 */
export function readXml(text: string, { root, shape }: XmlMessage): unknown {
  const document = parse(text);
  if (document.children.some((node) => node instanceof XmlDocumentType)) throw new XmlMessageError("a document type is not allowed");
  if (document.root?.name !== root) throw new XmlMessageError(`the root element must be ${root}`);
  return read(document.root, shape, 1);
}

function parse(text: string): XmlDocument {
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

function read(element: XmlElement, shape: Shape | undefined, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new XmlMessageError("the document is nested too deeply");
  const elements = element.children.filter((node) => node instanceof XmlElement);
  const text = element.children
    .filter((node) => node instanceof XmlText)
    .map((node) => node.text)
    .join("");
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
