import { fieldShape, isList, type Shape, type XmlMessage } from "./shape.ts";

/**
 * Writes a message on one line, as the service sends and expects it. Fields that are undefined are left out.
 *
 * @throws TypeError for a value that XML can't carry, naming its field: a character that XML 1.0 does not have, a list or record out of place
 */
export function writeXml(value: unknown, { root, shape }: XmlMessage): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element(root, value, shape)}`;
}

const ELEMENT_NAME = /^[A-Za-z_][\w.-]*$/;
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const REFERENCES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

function element(name: string, value: unknown, shape: Shape | undefined): string {
  if (value === undefined) return "";
  if (!ELEMENT_NAME.test(name)) throw new TypeError(`${JSON.stringify(name)} can't be the name of an element`);
  return `<${name}>${content(name, value, shape)}</${name}>`;
}

function content(name: string, value: unknown, shape: Shape | undefined): string {
  if (Array.isArray(value) && isList(shape)) return value.map((item: unknown) => element(shape[0], item, shape[1])).join("");
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.entries(value)
      .map(([field, item]) => element(field, item, fieldShape(shape, field)))
      .join("");
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    throw new TypeError(`${name} can't be written as XML`);
  const text = String(value);
  if (NO_CHARACTER.test(text)) throw new TypeError(`${name} has a character that XML does not have`);
  // A reader makes LF of a CR that is not written as a reference.
  return text.replaceAll(/[&<>\r]/g, (character) => REFERENCES[character] ?? character);
}
