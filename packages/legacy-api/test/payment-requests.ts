import { anyCharacter } from "@maksu/test-server/text";
import * as fc from "fast-check";
import type { PaymentRequest } from "../src/index.ts";

/** Text that both formats can carry: every character of XML 1.0, with markup and line endings more frequent than by chance. */
const text = (limits: { minLength: number; maxLength: number }): fc.Arbitrary<string> => {
  const characters = anyCharacter.filter((each) => /[^\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(each));
  const markup = fc.constantFrom(
    "<",
    ">",
    "&",
    "]]>",
    "&amp;",
    "\r",
    "\n",
    "\r\n",
    "\t",
    " ",
    '"',
    "'",
    "\u0085",
    "\u2028",
    "ä",
    "😀",
    "</payment>",
  );
  return fc
    .array(fc.oneof(characters, markup), limits)
    .map((parts) => parts.join(""))
    .filter((joined) => !/\p{Surrogate}/u.test(joined) && joined.length >= limits.minLength && joined.length <= limits.maxLength);
};

const decimal = fc.stringMatching(/^-?[0-9]{1,5}(\.[0-9]{1,3})?$/);
const address = fc.webUrl({ withQueryParameters: true, validSchemes: ["http", "https"] });

/** 3 to 19 digits and their check digit. */
const referenceNumber = fc.stringMatching(/^[0-9]{3,19}$/).map((base) => {
  const sum = [...base].toReversed().reduce((total, digit, index) => total + Number(digit) * ([7, 3, 1][index % 3] ?? 0), 0);
  return base + String((10 - (sum % 10)) % 10);
});

const product = fc.record(
  {
    title: text({ minLength: 1, maxLength: 255 }),
    code: text({ minLength: 0, maxLength: 16 }),
    amount: decimal,
    price: decimal,
    vat: decimal,
    discount: fc.stringMatching(/^[0-9]{1,2}(\.[0-9]{1,4})?$/),
    type: fc.constantFrom("1" as const, "2" as const, "3" as const, 1 as const, 2 as const, 3 as const),
  },
  { requiredKeys: ["title", "amount", "price", "vat"] },
);

const contact = fc.record(
  {
    firstName: text({ minLength: 1, maxLength: 64 }),
    lastName: text({ minLength: 1, maxLength: 64 }),
    companyName: text({ minLength: 0, maxLength: 128 }),
    email: fc.emailAddress(),
    telephone: text({ minLength: 0, maxLength: 64 }),
    mobile: text({ minLength: 0, maxLength: 64 }),
    address: fc.record({
      street: text({ minLength: 1, maxLength: 64 }),
      postalCode: text({ minLength: 1, maxLength: 16 }),
      postalOffice: text({ minLength: 1, maxLength: 64 }),
      country: fc.stringMatching(/^[A-Z]{2}$/),
    }),
  },
  { requiredKeys: ["firstName", "lastName", "email", "address"] },
);

const orderDetails = fc.record({
  includeVat: fc.constantFrom("0" as const, "1" as const, 0 as const, 1 as const),
  contact,
  // The first row lifts the total above the minimum, whatever the other rows are.
  products: fc
    .array(product, { maxLength: 5 })
    .map((rows) => [{ title: "Much", amount: "9999999999", price: "9999999999", vat: "0" }, ...rows]),
});

const rest = {
  orderNumber: text({ minLength: 1, maxLength: 64 }).filter((each) => !/[|\p{Cc}]/u.test(each)),
  currency: fc.constant("EUR" as const),
  urlSet: fc.record(
    { success: address, failure: address, pending: fc.oneof(fc.constant(""), address), notification: address },
    { requiredKeys: ["success", "failure", "notification"] },
  ),
};
const optional = {
  referenceNumber,
  description: text({ minLength: 0, maxLength: 300 }),
  locale: fc.constantFrom("fi_FI" as const, "sv_SE" as const, "en_US" as const),
};
const requiredKeys = ["orderNumber", "currency", "urlSet"] as const;

/** Arbitrary payments that the description accepts. */
export const paymentRequests: fc.Arbitrary<PaymentRequest> = fc.oneof(
  fc.record(
    { ...rest, ...optional, price: fc.stringMatching(/^[1-9][0-9]{0,5}(\.[0-9]{1,3})?$/) },
    { requiredKeys: [...requiredKeys, "price"] },
  ),
  fc.record({ ...rest, ...optional, orderDetails }, { requiredKeys: [...requiredKeys, "orderDetails"] }),
);
