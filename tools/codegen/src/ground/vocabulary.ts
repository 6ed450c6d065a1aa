/** The extensions and formats that the descriptions may use; `specs/README.md` says what they mean. */

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isTrue = (value: unknown): boolean => value === true;
const isTextOrNumber = (value: unknown): boolean => isText(value) || typeof value === "number";
const oneOf =
  (...values: string[]) =>
  (value: unknown): boolean =>
    typeof value === "string" && values.includes(value);
/** Without repetition: the second of two is another name misspelled. */
const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isText) && new Set(value).size === value.length;
const isRecordOf = (parts: Readonly<Record<string, (value: unknown) => boolean>>, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([name, each]) => Object.hasOwn(parts, name) && parts[name]?.(each));
const isRisingHours = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((hours, index) => Number.isInteger(hours) && hours > (value[index - 1] ?? 0));

/** The parts of an act's extension, and the values that each may have. */
export const ACT_PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  group: isText,
  file: isText,
  arguments: isTextList,
  result: isText,
  text: oneOf("duration", "file"),
  flat: isTextList,
  seed: (value) => isRecordOf({ of: isText, account: isText, made: isText }, value),
  done: isText,
  empty: isText,
  byHand: isTrue,
};
const isAct = (value: unknown): boolean => isRecordOf(ACT_PARTS, value);

/** Each extension and what it accepts. */
export const EXTENSIONS: Readonly<Record<string, (value: unknown) => boolean>> = {
  "x-signing": isTrue,
  "x-error-code": isText,
  "x-rule": isText,
  "x-limit": isTextOrNumber,
  "x-parameter-rules": Array.isArray,
  "x-extensible": isTrue,
  "x-client-type": oneOf("string", "error-code", "unknown"),
  "x-pattern-message": isText,
  "x-csv-column": isText,
  "x-own-transaction": isTextList,
  "x-provenance": oneOf("public-documentation", "toolkit"),
  "x-provenance-keywords": isTextList,
  "x-source": (value) => isText(value) || isTextList(value),
  "x-confidence": oneOf("medium", "low"),
  "x-beyond-schema": isTrue,
  "x-no-limit": isTrue,
  "x-retry-hours": isRisingHours,
  "x-act": isAct,
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
