/** `legacy-api`, `getPayment` → `LegacyApi`, `GetPayment`. */
export const pascalCase = (name: string): string =>
  name.split(/[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");

/** Text as lines of a comment; it cannot end the comment. */
export const commentLines = (text: string, indent = ""): string =>
  text.trim().replaceAll("*/", "*\\/").split("\n").map((line) => `${indent} * ${line}`.trimEnd()).join("\n");
