/** Finnish reference numbers: digits, the last of which checks the others with the weights 7, 3, 1. */

const WEIGHTS = [7, 3, 1];

/** Appends the check digit. */
export function withCheckDigit(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) sum += Number(digits[digits.length - 1 - place]) * (WEIGHTS[place % 3] ?? 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Whether a text is a reference number: 4 to 20 digits with a valid check digit. */
export const isReferenceNumber = (text: string): boolean => /^\d{4,20}$/.test(text) && withCheckDigit(text.slice(0, -1)) === text;
