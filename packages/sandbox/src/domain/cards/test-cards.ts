/** The service's published test cards, and how each behaves. */

/** A test card. */
export interface TestCard {
  /** The published number. Nothing keeps it. */
  readonly number: string;
  readonly type: "Visa" | "Amex";
  readonly expiry: { readonly year: string; readonly month: string };
  /** The outcomes of the card on the pay page, the usual one first. */
  readonly onPage: readonly ("approve" | "reject")[];
  /** The password that its 3DS page asks for. */
  readonly password?: string;
  /** Whether it can be added as a card. */
  readonly isAdded: boolean;
  /** The acquirer's response to a charge or hold of its token; by the customer when that differs. */
  readonly token: "accepted" | "declined" | "step-up for the customer";
  /** Where its behaviour is from. */
  readonly source: string;
  /** The part that is the sandbox's own reading. */
  readonly ours?: string;
}

const PUBLISHED = "public documentation, test cards";
const visa = (end: string, behaviour: Partial<TestCard> = {}): TestCard => ({
  number: `415301399970${end}`,
  type: "Visa",
  expiry: { year: "2026", month: "11" },
  onPage: ["approve"],
  isAdded: true,
  token: "accepted",
  source: PUBLISHED,
  ...behaviour,
});

/** Every test card; the first is used where none is named. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  visa("0024"),
  visa("0313", { onPage: ["approve", "reject"], password: "secret" }),
  visa("0321"),
  visa("0339", { ours: "a 3DS attempt counts as passed" }),
  visa("0347", { onPage: ["reject", "approve"], ours: "the merchant decides: rejected unless asked otherwise; it can be added" }),
  visa("0354", { onPage: ["reject"], token: "declined", ours: "the acquirer's code 116 and its description" }),
  visa("1162", { token: "step-up for the customer", ours: "charges without the customer are accepted" }),
  visa("1170", { token: "step-up for the customer", ours: "charges without the customer are accepted" }),
  visa("0156", { onPage: ["reject"], isAdded: false, ours: "it can't be added" }),
  { ...visa(""), number: "373953192351004", type: "Amex", expiry: { year: "2026", month: "12" } },
];

/** The acquirer's response for a declined card. The code may be retried. */
export const DECLINED: { readonly code: string; readonly description: string } = { code: "116", description: "Insufficient funds" };

/** The card's security code: the last digits of its number, three of them, four of an American Express card. */
export const cvcOf = ({ number, type }: TestCard): string => number.slice(type === "Amex" ? -4 : -3);

/** The last four digits, which identify a test card. */
export const lastFour = ({ number }: TestCard): string => number.slice(-4);

/** The card with this number, or with these last four digits; spaces are ignored. */
export function testCard(text: string): TestCard | undefined {
  const digits = text.replaceAll(" ", "");
  return TEST_CARDS.find((card) => card.number === digits || lastFour(card) === digits);
}

/** The method that a card is paid with. */
export const methodOfCard = ({ type }: TestCard): string => (type === "Amex" ? "amex" : "creditcard");

/** The first digits that may be shown: six, two of an American Express card. */
export const binOf = ({ number, type }: TestCard): string => number.slice(0, type === "Amex" ? 2 : 6);
