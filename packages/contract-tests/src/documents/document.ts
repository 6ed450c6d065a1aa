/**
 * The shape of a table that says by hand what one API document promises: its operations, records, limits, codes and events.
 *
 * The tables are the independent check of the OpenAPI descriptions, so nothing in them is made from a description.
 */
import type { DescriptionName } from "@maksu/apis";
import type { JsonObject } from "@maksu/openapi";

/** Where an entry stands in its document, in a short form: "Endpoints, Operations, 8". */
export type Section = string;

/** Who says so. Entries without a source stand in the API document itself. */
export type Source = "public documentation";

/** `conditional`: on terms that lie outside the message. `unstated`: the document does not say. */
export type Requirement = boolean | "conditional" | "unstated";

/**
 * The type of a value. `decimal` is a number that may come as text; `figure` an enumerated whole number that may; `number` with `digits` too.
 * `unstated`: the document names the value only.
 */
export type ValueType = "string" | "integer" | "number" | "boolean" | "decimal" | "figure" | "array" | "object" | "unstated";

/** One value with every limit that the document sets. What is absent here must be absent in the description too. */
export interface DocumentedValue {
  readonly type: ValueType;
  readonly format?: "int32" | "int64" | "uuid" | "date" | "date-time" | "email" | "finnish-reference";
  readonly enumeration?: readonly (string | number)[];
  /** The document says that later values may come. */
  readonly mayGrow?: true;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The most digits of a whole number that may be too long for a JSON number. */
  readonly digits?: number;
  /** The exact number of letters. */
  readonly letters?: number;
  readonly nullable?: true;
  readonly default?: string | number;
  /** A list whose elements stand in one parameter, separated by commas. */
  readonly commaSeparated?: true;
  /** Texts that must pass and texts that must not, where the document describes a shape in words. */
  readonly accepts?: readonly string[];
  readonly rejects?: readonly string[];
  /** Of an array. */
  readonly items?: DocumentedValue;
  /** Name of the record that an object is. */
  readonly record?: string;
  /** Of an object that has no record of its own. */
  readonly fields?: DocumentedFields;
}

export interface DocumentedField extends DocumentedValue {
  readonly required: Requirement;
  /** Absent: the section of the record or operation. */
  readonly section?: Section;
  readonly source?: Source;
}

export type DocumentedFields = Readonly<Record<string, DocumentedField>>;

/** How much of a record its document lists: every field, some of them, or only its name. */
export type Coverage = "complete" | "partial" | "name only";

export interface DocumentedRecord {
  readonly section: Section;
  readonly coverage: Coverage;
  readonly fields: DocumentedFields;
  /** Present when unknown keys are rejected. */
  readonly closed?: { readonly section: Section; readonly source?: Source };
  /** The record whose fields and rules it has. */
  readonly extends?: string;
  /** Names of further fields, from public documentation. */
  readonly published?: { readonly required: readonly string[]; readonly optional: readonly string[] };
}

export interface DocumentedBody {
  readonly record: string;
  readonly required: Requirement;
  readonly mediaTypes: readonly string[];
  /** Further media types: of events as the document has them, of requests from public documentation. */
  readonly otherMediaTypes?: readonly string[];
  /** The body is an array of the record. */
  readonly isList?: true;
}

export interface DocumentedResponse {
  /** The record in the body; absent when the body is empty. */
  readonly record?: string;
  /** The body is an array of the record. */
  readonly isList?: true;
  /** Name that the document gives to the response. With examples of some operations alone, the description calls it `<name>-<what>`. */
  readonly named?: string;
  readonly requiredHeaders?: readonly string[];
  readonly mediaTypes?: readonly string[];
  /** Of the status itself. */
  readonly source?: Source;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly section: Section;
  /** Of an operation that the API document does not have. */
  readonly source?: Source;
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly headers: DocumentedFields;
  readonly pathParameters?: DocumentedFields;
  readonly query?: DocumentedFields;
  readonly body?: DocumentedBody;
  /** By status, or `default`. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

/** A rule between fields. */
export interface DocumentedRule {
  readonly name: string;
  readonly section: Section;
  readonly source?: Source;
  readonly operations: readonly string[];
  /** Present when JSON Schema can express the rule: parts of bodies that it must accept and must reject, with the code for each. */
  readonly samples?: {
    readonly record: string;
    readonly accepts: readonly object[];
    readonly rejects: readonly { readonly body: object; readonly code?: string }[];
  };
  /** The words about a violation, for a rule that JSON Schema can't say. */
  readonly says?: string;
  /** The error code of who breaks it. */
  readonly code?: string;
  /** Its figure, if it has one. */
  readonly limit?: number;
}

export interface DocumentedCode {
  readonly code: string;
  readonly status: number;
  readonly condition: string;
  readonly section: Section;
  readonly operations: readonly string[];
  /** Fields (`Record.field`), parameters (`operationId.parameter`), media types or `Record.*` (unknown keys) whose failing has this code. */
  readonly at?: readonly string[];
  /** The code belongs to these limits of the field alone. */
  readonly keywords?: readonly string[];
}

export interface DocumentedEvent {
  readonly name: string;
  readonly section: Section;
  readonly method: "GET" | "POST";
  readonly query: DocumentedFields;
  readonly body?: DocumentedBody;
  /** Status by which the receiver accepts the event, by the document or, where that is silent, by what receivers in public examples respond with; absent for redirects. */
  readonly accepted?: string;
  /** Responses that the description has: what a receiver sends is its own, so no more than what the document speaks of, and any other. */
  readonly statuses: readonly string[];
  /** Hours after which an event that was not accepted is sent again. */
  readonly retryHours?: readonly number[];
  readonly source?: Source;
}

/** A line of the document's table of limits. */
export interface DocumentedLimit {
  readonly item: string;
  readonly section: Section;
  /** Fields (`Record.field`) or parameters (`operationId.parameter`) that it limits. */
  readonly at: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** How certain a mark is; `stated` where the public documentation says so itself. */
export type Confidence = "low" | "medium" | "stated";

/** Places as keys into the description, joined by dots: an operation's begins with its name, and a parameter has its own for its number. */
export type Marks = Readonly<Record<Confidence, readonly string[]>>;

/** A form that the service evidently takes, though its document has it otherwise. */
export interface DocumentedTolerance {
  readonly confidence: "medium" | "low";
  readonly operations: readonly string[];
  /** Where the form is: `header Timestamp`, `body /items`, `parameter orderNumber`, `path`. */
  readonly at: string;
  /** The forms that are taken, or texts that are. */
  readonly takes: readonly string[] | Readonly<Record<string, string>>;
  /** Texts that must not be. */
  readonly leaves?: readonly string[];
  /** The value that takes the place of a form; absent where it is left out. */
  readonly becomes?: unknown;
}

/** A rule of this toolkit, which no document has (`x-provenance: toolkit`): listed here, so that a description demands no more than was decided. */
export interface ToolkitRule {
  /** Fields, `Record.field`. */
  readonly at: readonly string[];
  readonly reason: string;
  /** Texts that the rule must let through, and texts that it must not. */
  readonly accepts: readonly string[];
  readonly rejects: readonly string[];
}

/** The elements of XML messages that are not just named like their field. */
export interface DocumentedXml {
  readonly section: Section;
  /** By record, the root element; by list (`Record.field`), its element and that of a row, `rows/row`. */
  readonly names: Readonly<Record<string, string>>;
}

/** Where a request carries the proof of its caller: in a header of the API's own, or as user name and password. */
export type DocumentedScheme =
  | { readonly type: "apiKey"; readonly in: "header"; readonly name: string }
  | { readonly type: "http"; readonly scheme: "basic" };

export interface ApiDocument {
  readonly api: DescriptionName;
  readonly title: string;
  /** As the interface states it. */
  readonly version: string;
  readonly authentication: {
    readonly section: Section;
    readonly scheme: DocumentedScheme;
    /** Operations that need no proof of the caller. */
    readonly unsecured: readonly string[];
  };
  readonly operations: readonly DocumentedOperation[];
  readonly records: Readonly<Record<string, DocumentedRecord>>;
  readonly rules: readonly DocumentedRule[];
  readonly codes: readonly DocumentedCode[];
  readonly events: readonly DocumentedEvent[];
  readonly limits: readonly DocumentedLimit[];
  /**
   * Public documentation's limits of records, as JSON Schema's keywords, by component and field (`Address.postalCode`, `PaymentStatus`). Here alone
   * stand figures that the document leaves open; a value that a description states with a mark is in this list, or in the document.
   */
  readonly publishedLimits: Readonly<Record<string, JsonObject>>;
  /** The file of `publishedLimits` and `additions`, where the API's own table is in another. */
  readonly publishedIn?: string;
  /** A description's statements beyond the document without a mark, by the same places: demands by the reasons of `additions.ts`, and clients' value forms. */
  readonly additions: Readonly<Record<string, JsonObject>>;
  /** How certain the public documentation is that a description marks: of examples, rules and whole schemas, and whatever is less than certain. */
  readonly marks: Marks;
  readonly tolerances: Readonly<Record<string, DocumentedTolerance>>;
  readonly toolkitRules: readonly ToolkitRule[];
  /** Where bodies have an XML form. */
  readonly xmlElements?: DocumentedXml;
}
