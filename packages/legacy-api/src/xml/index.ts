/**
 * Converts XML messages of the legacy interface to and from the JSON shape of their schema, for clients and servers.
 *
 * @packageDocumentation
 */
export { readXml, readXmlStrictly, XmlMessageError } from "./read-xml.ts";
export type { Shape, XmlMessage } from "./shape.ts";
export { writeXml, XmlValueError } from "./write-xml.ts";
export { messages } from "../generated/xml.ts";
