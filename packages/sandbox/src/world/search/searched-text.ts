/**
 * What is searched for, as the texts of documents have it: ids that a list has shortened, amounts with a euro sign or a comma, and cards whose digits
 * are masked, in the ways in which shops write them.
 */
export function searchedText(typed: string): string {
  const text = typed.trim().toLowerCase();
  const amount = /^(?:€|eur)?\s*(\d+)[.,](\d\d)\s*(?:€|eur)?$/.exec(text);
  if (amount) return `${Number(amount[1])}.${amount[2]}`;
  if (/^[\d\s-]*[*•x·…][\d\s*•x·…-]*\d{4}$/.test(text))
    return text
      .replaceAll(/[\s-]/g, "")
      .replaceAll(/[*•x·…]+/g, " ")
      .trim();
  return text.replace(/(?:…|\.{3})$/, "");
}
