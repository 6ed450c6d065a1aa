/** The payment methods. Where public documentation is silent on refunds, groups and bounds, the values are the sandbox's reading. */
import type { PaymentMethodGroup } from "@maksu/payment-api";

/** A payment method. */
export interface Method {
  readonly id: string;
  /** The names that it is listed under: one entry each, with the same id. */
  readonly names: readonly string[];
  readonly group: Exclude<PaymentMethodGroup, "other">;
  /** Whether its provider makes refunds. */
  readonly refunds: boolean;
  /** Whether the customer can be refunded by e-mail. */
  readonly emailRefunds: boolean;
  /** Cents that can be paid with it. */
  readonly bounds?: { readonly least: number; readonly most: number };
  /** The name under which it stands in `customProviders`, not in `providers`. */
  readonly custom?: "applepay";
  /** Whether its payments have no filing code. */
  readonly withoutFilingCode?: true;
  /** Its numbers on the legacy page (`METHOD`), one for each name; without them it is not on that page. */
  readonly numbers?: readonly number[];
  /** Whether it is on the legacy page alone. */
  readonly legacyOnly?: true;
}

const bank = (id: string, name: string, refunds = true): Method => ({ id, names: [name], group: "bank", refunds, emailRefunds: true });
const card = (id: string, ...names: string[]): Method => ({
  id,
  names,
  group: "creditcard",
  refunds: true,
  emailRefunds: false,
  withoutFilingCode: true,
});
const mobile = (id: string, name: string, refunds = true): Method => ({ id, names: [name], group: "mobile", refunds, emailRefunds: false });
const credit = (id: string, name: string, refunds: boolean): Method => ({
  id,
  names: [name],
  group: "credit",
  refunds,
  emailRefunds: false,
  bounds: { least: 1000, most: 500_000 },
});

/** Every method of the pay page, in the order in which they are listed. */
export const METHODS: readonly Method[] = [
  { ...mobile("mobilepay", "MobilePay"), numbers: [58] },
  mobile("siirto", "Siirto"),
  { ...mobile("apple-pay", "Apple Pay"), custom: "applepay", withoutFilingCode: true },
  { ...mobile("google-pay", "Google Pay"), withoutFilingCode: true },
  { ...mobile("paypal", "PayPal", false), numbers: [9] },
  { ...bank("osuuspankki", "OP"), numbers: [2] },
  { ...bank("nordea", "Nordea"), numbers: [1] },
  { ...bank("danske", "Danske Bank"), numbers: [3] },
  { ...bank("aktia", "Aktia"), numbers: [50] },
  { ...bank("pop", "POP Pankki"), numbers: [51] },
  { ...bank("saastopankki", "Säästöpankki"), numbers: [52] },
  { ...bank("omasp", "Oma Säästöpankki"), numbers: [61] },
  bank("nordea-business", "Nordea Business"),
  bank("danske-business", "Danske Bank Business"),
  { ...bank("spankki", "S-Pankki", false), numbers: [10] },
  { ...bank("alandsbanken", "Ålandsbanken", false), numbers: [5] },
  { ...card("creditcard", "Visa", "Visa Electron", "Mastercard", "Diners"), numbers: [53, 53, 54, 55] },
  { ...card("amex", "American Express"), numbers: [56] },
  { ...credit("walleyb2c", "Walley", true), numbers: [60] },
  credit("walleyb2b", "Walley B2B", true),
  credit("oplaskuV1", "OP Lasku", false),
  credit("op-tililuotto", "OP Tililuotto", false),
  { ...bank("handelsbanken", "Handelsbanken"), numbers: [6], legacyOnly: true },
  { ...credit("jousto", "Jousto", false), numbers: [18], legacyOnly: true },
];

const BY_ID: ReadonlyMap<string, Method> = new Map(METHODS.map((method) => [method.id, method]));

/** The method with this id. */
export const methodNamed = (id: string | undefined): Method | undefined => (id === undefined ? undefined : BY_ID.get(id));

/** The limits on the methods of a payment. */
export interface MethodFilter {
  /** The merchant's methods, by id; all when undefined. */
  readonly enabled: readonly string[] | undefined;
  readonly groups?: readonly string[] | undefined;
  /** Cents; undefined for any. */
  readonly amount?: number | undefined;
}

/** The methods that a merchant offers for an amount, on either page. The group `other` has none. */
const methodsFitting = ({ enabled, groups, amount }: MethodFilter): readonly Method[] =>
  METHODS.filter(
    ({ id, group, bounds }) =>
      (enabled === undefined || enabled.includes(id)) &&
      (groups === undefined || groups.includes(group)) &&
      (amount === undefined || bounds === undefined || (amount >= bounds.least && amount <= bounds.most)),
  );

/** The methods that a merchant offers for an amount on the pay page. */
export const methodsOffered = (filter: MethodFilter): readonly Method[] => methodsFitting(filter).filter(({ legacyOnly }) => !legacyOnly);

/** A method of the legacy page: one for each of its names. */
export interface NumberedMethod {
  readonly method: Method;
  readonly name: string;
  /** `METHOD` of the receipts, and `paymentMethodId` of the Merchant API. */
  readonly number: number;
}

/** The methods that a merchant offers for an amount on the legacy page. */
export const numberedMethods = (filter: MethodFilter): readonly NumberedMethod[] =>
  methodsFitting(filter).flatMap((method) =>
    method.names.flatMap((name, index) => {
      const number = method.numbers?.[index];
      return number === undefined ? [] : [{ method, name, number }];
    }),
  );
