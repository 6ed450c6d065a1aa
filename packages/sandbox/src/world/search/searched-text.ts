/**
 * The searched text, as documents have it: ids that a list has shortened, amounts with a euro sign or a comma, and cards whose digits
 * are masked, in the ways in which shops write them.
 */
export function searchedText(typed: string): string {
  const text = typed.trim().toLowerCase();
  const figure = text
    .replace(/^(?:€|eur)/, "")
    .replace(/(?:€|eur)$/, "")
    .trim();
  const amount = /^(\d+)[.,](\d\d)$/.exec(figure);
  if (amount) return `${Number(amount[1])}.${amount[2]}`;
  const digits = text.replaceAll(/[\s-]/g, "");
  if (/^[\d*•x·…]+$/.test(digits) && /[*•x·…]/.test(digits) && /\d{4}$/.test(digits)) return digits.replaceAll(/[*•x·…]+/g, " ").trim();
  return text.replace(/(?:…|\.{3})$/, "");
}
