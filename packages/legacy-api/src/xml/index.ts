/**
 * XML messages of the legacy interface, to and from the JSON shape of their schema. For clients and servers alike.
 *
 * @packageDocumentation
 */
export { readXml, XmlMessageError } from "./read-xml.ts";
export type { Shape, XmlMessage } from "./shape.ts";
export { writeXml, XmlValueError } from "./write-xml.ts";
export { messages } from "../generated/xml.ts";
