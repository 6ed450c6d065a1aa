import { brand } from "@maksu/error-brand";
import { parseXml, type XmlDocument, XmlDocumentType, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";
import { fieldShape, isList, type Shape, type XmlMessage } from "./shape.ts";

/** A document that is not a message. Says where and why, and holds nothing of the document: it may hold personal data. */
export class XmlMessageError extends SyntaxError {
  static {
    brand(this, "@maksu/legacy-api XmlMessageError");
  }

  override readonly name = "XmlMessageError";
}

/** The deepest valid message has six levels. */
const MAX_DEPTH = 16;

/**
 * Reads a message into the JSON shape of its schema. All text stays text: `0012` is not a number here.
 *
 * A record's elements that the schema does not know are kept, and one that comes twice becomes a list: the schema then refuses it by its own
 * error code.
 *
 * @throws XmlMessageError for what is no well-formed XML 1.0, has a document type, another root element, or more than 16 levels
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
    // The parser recurses, and an endless nest of elements ends its stack.
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
  // Text where a record or a list must stand is handed on as text, which the schema refuses.
  if (isText || (elements.length === 0 && text.trim() !== "")) return text;
  if (isList(shape) && elements.every(({ name }) => name === shape[0])) return elements.map((child) => read(child, shape[1], depth + 1));
  const values = new Map<string, unknown[]>();
  for (const child of elements) {
    const value = read(child, fieldShape(shape, child.name), depth + 1);
    const known = values.get(child.name);
    if (known) known.push(value);
    else values.set(child.name, [value]);
  }
  // fromEntries makes an own property even of `__proto__`.
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}
