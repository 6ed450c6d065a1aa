/** The languages of the pages, and texts in them. */
import type { Language } from "@maksu/payment-api";

export type { Language } from "@maksu/payment-api";

/** Every language, with its own name and the code that HTML has for it. */
export const LANGUAGES: Readonly<Record<Language, { readonly name: string; readonly code: string; readonly locale: string }>> = {
  FI: { name: "Suomi", code: "fi", locale: "fi-FI" },
  SV: { name: "Svenska", code: "sv", locale: "sv-FI" },
  EN: { name: "English", code: "en", locale: "en-FI" },
};

/** Texts by their keys: one that lacks a language does not compile. */
export type TextTable<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>;

/** Reads texts of a table in one language. */
export type Texts<Key extends string> = (key: Key) => string;

/** The texts of a table in a language. */
export const textsIn =
  <Key extends string>(table: TextTable<Key>, language: Language): Texts<Key> =>
  (key) =>
    table[key][language];

/** The language of a query's `lang`, such as `SV`; undefined for any other. */
export const languageIn = (query: URLSearchParams): Language | undefined => languageNamed(query.get("lang") ?? "");

/** The language that begins a text such as `sv_SE`. */
export const languageNamed = (text: string): Language | undefined => {
  const code = text.slice(0, 2).toUpperCase();
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined;
};

const euros = new Map<Language, Intl.NumberFormat>();

/** An amount in cents as a reader of the language writes it: `1 525,00 €`. */
export function money(cents: number, language: Language): string {
  let format = euros.get(language);
  if (!format) euros.set(language, (format = new Intl.NumberFormat(LANGUAGES[language].locale, { style: "currency", currency: "EUR" })));
  return format.format(cents / 100);
}
