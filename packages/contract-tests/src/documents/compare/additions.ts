/** The demands of a description beyond its document that need no public documentation: the whole list, each with its reason. */
import type { DocumentedValue, Requirement } from "../document.ts";

interface Addition {
  readonly keyword: string;
  readonly reason: string;
  readonly allows: (documented: DocumentedValue, got: unknown, required: Requirement) => boolean;
}

const hasSamples = ({ accepts, rejects, digits, letters }: DocumentedValue): boolean =>
  accepts !== undefined || rejects !== undefined || digits !== undefined || letters !== undefined;

export const ADDITIONS: readonly Addition[] = [
  {
    keyword: "minLength",
    reason: "an empty text where one is needed is as good as a missing one",
    allows: (documented, got, required) => documented.type === "string" && (required === true || required === "unstated") && got === 1,
  },
  {
    keyword: "minLength",
    reason: "a length stated in words is checked by samples",
    allows: (documented, got) => hasSamples(documented) && typeof got === "number" && got > 0,
  },
  {
    keyword: "maxLength",
    reason: "a length stated in words, or as a number of digits, is checked by samples",
    allows: (documented) => hasSamples(documented),
  },
  {
    keyword: "pattern",
    reason: "a shape stated in words (digits, decimals, letters, an address) is checked by samples",
    allows: (documented) => hasSamples(documented),
  },
  {
    keyword: "minimum",
    reason: "digits and characters of a number are limits on its value; samples hold it",
    allows: (documented) => documented.digits !== undefined || documented.type === "decimal",
  },
  {
    keyword: "maximum",
    reason: "digits and characters of a number are limits on its value; samples hold it",
    allows: (documented) => documented.digits !== undefined || documented.type === "decimal",
  },
];

export const isAllowed = (keyword: string, documented: DocumentedValue, got: unknown, required: Requirement): boolean =>
  ADDITIONS.some((addition) => addition.keyword === keyword && addition.allows(documented, got, required));
