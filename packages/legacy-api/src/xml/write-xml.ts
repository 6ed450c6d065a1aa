import { brand } from "@maksu/error-brand";
import { escapeKey } from "@maksu/openapi-runtime/json-pointer";
import { fieldShape, isList, type Shape, type XmlMessage } from "./shape.ts";

/** A value that XML can't carry. The error has the place and the reason, but not the value, which may be personal data. */
export class XmlValueError extends TypeError {
  static {
    brand(this, "@maksu/legacy-api XmlValueError");
  }

  override readonly name = "XmlValueError";
  /** JSON pointer to the value. */
  readonly pointer: string;
  /** The reason, to be read after the place: `has a character that XML 1.0 does not allow`. */
  readonly reason: string;

  constructor(pointer: string, reason: string) {
    super(`${pointer || "the message"} ${reason}`);
    this.pointer = pointer;
    this.reason = reason;
  }
}

/**
 * Writes a message on a single line, as the service sends and expects it. Undefined fields are omitted.
 *
 * @throws XmlValueError for a value that XML can't carry: a character that XML 1.0 does not allow, a misplaced list or record
 */
export function writeXml(value: unknown, { root, shape }: XmlMessage): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element(root, value, shape, "")}`;
}

const ELEMENT_NAME = /^[A-Za-z_][\w.-]*$/;
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const REFERENCES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

function element(name: string, value: unknown, shape: Shape | undefined, pointer: string): string {
  if (value === undefined) return "";
  if (!ELEMENT_NAME.test(name)) throw new XmlValueError(pointer, "is not a valid XML element name");
  return `<${name}>${content(value, shape, pointer)}</${name}>`;
}

function content(value: unknown, shape: Shape | undefined, pointer: string): string {
  if (Array.isArray(value) && isList(shape))
    return value.map((item: unknown, index) => element(shape[0], item, shape[1], `${pointer}/${index}`)).join("");
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.entries(value)
      .map(([field, item]) => element(field, item, fieldShape(shape, field), `${pointer}/${escapeKey(field)}`))
      .join("");
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    throw new XmlValueError(pointer, "can't be written as XML");
  const text = String(value);
  if (NO_CHARACTER.test(text)) throw new XmlValueError(pointer, "has a character that XML 1.0 does not allow");
  // A parser normalizes a literal CR to LF, so it is written as a reference.
  return text.replaceAll(/[&<>\r]/g, (character) => REFERENCES[character] ?? character);
}
