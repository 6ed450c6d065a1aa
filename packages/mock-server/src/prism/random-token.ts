const LETTERS_AND_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Creates a random token of letters and digits. */
export const randomToken = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length]).join("");
