/** The formats of responses and events, implemented independently of those that clients and mock server use. */

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

const isWhole = (number: number, bits: number): boolean =>
  Number.isInteger(number) && number >= -(2 ** (bits - 1)) && number < 2 ** (bits - 1);

/** The name of a format that responses and events have. */
export type ResponseFormat = "uuid" | "email" | "date" | "date-time" | "uri" | "int32" | "int64";

/** How a value of a format is checked. */
type FormatCheck = RegExp | ((text: string) => boolean) | { readonly type: "number"; readonly validate: (number: number) => boolean };

export const RESPONSE_FORMATS: Readonly<Record<ResponseFormat, FormatCheck>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  date: isDay,
  "date-time": isMoment,
  uri: /^[a-z][a-z0-9+.-]*:\/\/[^\s/]\S*$/i,
  int32: { type: "number", validate: (number: number) => isWhole(number, 32) },
  int64: { type: "number", validate: (number: number) => isWhole(number, 64) },
};
