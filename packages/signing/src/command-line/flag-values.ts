/** How the text of a flag is read: a `list` is of strings, separated by commas, and `json` is JSON. */
export type FlagType = "string" | "number" | "boolean" | "list" | "json";

/** A flag without its dashes: `transactionId` is `transaction-id`, `redirectUrls.success` is `redirect-urls.success`. */
export const flagOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads the text of a flag.
 *
 * @param flag - without its dashes
 * @throws Error that names the flag, and does not quote the text
 */
export function flagValue(type: FlagType, flag: string, text: string): unknown {
  switch (type) {
    case "number":
      if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
      throw new Error(`--${flag}: must be a number`);
    case "boolean":
      if (text === "true" || text === "false") return text === "true";
      throw new Error(`--${flag}: must be true or false`);
    case "list":
      return text.split(",");
    case "json":
      return jsonOf(flag, text);
    default:
      return text;
  }
}

/** The parser's own message would quote the text. */
function jsonOf(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`--${flag}: must be JSON`);
  }
}
