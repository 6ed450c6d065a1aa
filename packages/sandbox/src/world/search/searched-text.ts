/**
 * The searched text, as documents have it: ids that a list has shortened, words in quotes or before a comma, amounts with a euro sign, a comma or
 * groups of digits, and cards whose digits are masked, in the ways in which shops write them.
 */
export function searchedText(typed: string): string {
  const given = typed.normalize().trim().toLowerCase();
  let end = given.length;
  while (end > 0 && CLOSING.includes(given.charAt(end - 1))) end--;
  const text = given.slice(0, end).replace(/^["'“”„«([]+/, "") || given;
  const figure = text
    .replace(/^(?:€|eur)/, "")
    .replace(/(?:€|eur)$/, "")
    .trim();
  const amount = /^(\d{1,3}(?:[\s.,'’]\d{3})+|\d+)[.,](\d\d)$/.exec(figure);
  if (amount) return `${Number(amount[1]?.replaceAll(/\D/g, ""))}.${amount[2]}`;
  const digits = text.replaceAll(/[\s-]/g, "");
  if (/^[\d*•x·…]+$/.test(digits) && /[*•x·…]/.test(digits) && /\d{4}$/.test(digits)) return digits.replaceAll(/[*•x·…]+/g, " ").trim();
  return text.replace(/(?:…|\.{3})$/, "");
}

/** Punctuation that may follow a searched word. */
const CLOSING = "\"'“”»)],;";
