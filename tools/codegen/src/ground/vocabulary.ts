/** The extensions and formats that the descriptions may use; `specs/README.md` says what they mean. */

/** Which values an extension takes, and in words. */
export type Accepts = ((value: unknown) => boolean) & { readonly words: string };

const accepting = (words: string, accepts: (value: unknown) => boolean): Accepts => Object.assign(accepts, { words });

const isText = accepting("a non-empty string", (value) => typeof value === "string" && value !== "");
const isTrue = accepting("true", (value) => value === true);
const isTextOrNumber = accepting("a number or a non-empty string", (value) => isText(value) || typeof value === "number");
const isList = accepting("a list", (value) => Array.isArray(value));
const oneOf = (...values: string[]): Accepts =>
  accepting(`one of ${values.join(", ")}`, (value) => typeof value === "string" && values.includes(value));
/** Without repetition: the second of two is another name misspelled. */
const isTextList = accepting(
  "a non-empty list of different, non-empty strings",
  (value) => Array.isArray(value) && value.length > 0 && value.every(isText) && new Set(value).size === value.length,
);
const isTextOrTexts = accepting("a non-empty string, or a non-empty list of different ones", (value) => isText(value) || isTextList(value));
const isRecordOf = (parts: Readonly<Record<string, Accepts>>): Accepts =>
  accepting(
    `a record of ${Object.keys(parts).join(", ")}`,
    (value) =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      Object.entries(value).every(([name, each]) => Object.hasOwn(parts, name) && parts[name]?.(each)),
  );
const isRisingHours = accepting(
  "a non-empty list of rising whole numbers above 0",
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((hours, index) => Number.isInteger(hours) && hours > (value[index - 1] ?? 0)),
);

/** The parts of an act's extension, and the values that each may have. */
export const ACT_PARTS: Readonly<Record<string, Accepts>> = {
  group: isText,
  file: isText,
  arguments: isTextList,
  result: isText,
  text: oneOf("duration", "file"),
  flat: isTextList,
  seed: isRecordOf({ of: isText, account: isText, made: isText }),
  done: isText,
  empty: isText,
  byHand: isTrue,
};

/** Each extension and what it accepts. */
export const EXTENSIONS: Readonly<Record<string, Accepts>> = {
  "x-signing": isTrue,
  "x-error-code": isText,
  "x-rule": isText,
  "x-limit": isTextOrNumber,
  "x-parameter-rules": isList,
  "x-extensible": isTrue,
  "x-client-type": oneOf("string", "error-code", "unknown"),
  "x-pattern-message": isText,
  "x-csv-column": isText,
  "x-own-transaction": isTextList,
  "x-provenance": oneOf("public-documentation", "toolkit"),
  "x-provenance-keywords": isTextList,
  "x-source": isTextOrTexts,
  "x-confidence": oneOf("medium", "low"),
  "x-beyond-schema": isTrue,
  "x-no-limit": isTrue,
  "x-retry-hours": isRisingHours,
  "x-act": isRecordOf(ACT_PARTS),
};

/** The kinds of nodes on which an extension is read, where `provenance-valid` doesn't say. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  "x-signing": ["Parameter"],
  "x-error-code": ["Schema", "Parameter", "MediaType"],
  "x-rule": ["Schema"],
  "x-limit": ["Schema"],
  "x-parameter-rules": ["Operation"],
  "x-extensible": ["Schema"],
  "x-client-type": ["Schema"],
  "x-pattern-message": ["Schema"],
  "x-csv-column": ["Schema"],
  "x-own-transaction": ["Schema"],
  "x-beyond-schema": ["Example", "Schema"],
  "x-no-limit": ["Schema"],
  "x-retry-hours": ["Operation"],
  "x-act": ["Operation"],
};

/** The keys of a rule of `x-parameter-rules`. */
export const PARAMETER_RULE_KEYS: readonly string[] = ["x-rule", "x-limit", "x-error-code", "description"];

/** The headers that the three authentication schemes fill in. */
export const SIGNING_HEADERS: RegExp = /^(?:checkout-[a-z-]+|signature|platform-name|timestamp|content-md5|x-service-api-version)$/i;

/** The parameters that events are signed with. */
export const SIGNATURES: RegExp = /^(?:signature|RETURN_AUTHCODE)$/;

/** Formats that a function checks at run time, by the name it is exported under. */
export const FORMAT_FUNCTIONS: Readonly<Record<string, string>> = {
  date: "date",
  "date-time": "dateTime",
  "date-or-date-time": "dateOrDateTime",
  uri: "uri",
  "finnish-reference": "finnishReference",
};

/** Formats that a regular expression checks; Ajv writes it into the generated code. */
export const FORMAT_PATTERNS = ["email", "uuid"] as const;

/** Formats that say how a number is stored. Its limits are in `minimum` and `maximum`, or the width itself. */
export const NUMBER_FORMATS: readonly string[] = ["int32", "int64", "float", "double"];

export const FORMATS: readonly string[] = [...Object.keys(FORMAT_FUNCTIONS), ...FORMAT_PATTERNS, ...NUMBER_FORMATS];
