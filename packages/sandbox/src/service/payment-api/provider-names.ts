import type { Language } from "@maksu/payment-api";
import type { Method } from "../../domain/methods.ts";

/** The names of the groups, in the order in which they are listed. */
export const GROUP_NAMES: Readonly<Record<Method["group"], Readonly<Record<Language, string>>>> = {
  mobile: { FI: "Mobiilimaksutavat", SV: "Mobila betalningssätt", EN: "Mobile payment methods" },
  bank: { FI: "Pankkimaksutavat", SV: "Bankbetalningar", EN: "Bank payment methods" },
  creditcard: { FI: "Korttimaksutavat", SV: "Kortbetalningar", EN: "Card payment methods" },
  credit: { FI: "Lasku- ja osamaksutavat", SV: "Faktura och delbetalning", EN: "Invoice and instalment payment methods" },
};

/** The text about the terms of payment. */
export const termsIn = (language: Language, pages: string): string => {
  const [before, linked] = TERMS[language];
  return `${before} <a href="${pages}/terms" target="_blank">${linked}</a>`;
};

const TERMS: Readonly<Record<Language, readonly [before: string, linked: string]>> = {
  FI: ["Valitsemalla maksutavan hyväksyt", "maksuehdot"],
  SV: ["Genom att välja betalningssätt godkänner du", "betalningsvillkoren"],
  EN: ["By choosing a payment method you accept the", "terms of payment"],
};
