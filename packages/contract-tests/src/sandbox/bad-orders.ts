/** For each code of the legacy interface that a request alone can give, an order that gets it. */
import type { ShopRequest } from "./shop.ts";

type Fields = Readonly<Record<string, unknown>>;

type Change = Fields & Pick<ShopRequest, "raw">;

/** The parts of the details of an order. */
interface Details {
  readonly contact: Fields & { readonly address: Fields };
  readonly products: readonly Fields[];
}

const details =
  (change: (whole: Details) => Fields) =>
  (whole: unknown): Change => {
    const known = whole as Details;
    return { orderDetails: { ...known, ...change(known) } };
  };
const contact = (more: Fields) => details(({ contact: known }) => ({ contact: { ...known, ...more } }));
const address = (more: Fields) => details(({ contact: known }) => ({ contact: { ...known, address: { ...known.address, ...more } } }));
const product = (more: Fields) => details(({ products: [known] }) => ({ products: [{ ...known, ...more }] }));
const urls = (more: Fields) => (): Change => {
  const url = "https://shop.example.com/";
  return { urlSet: { success: url, failure: url, notification: url, ...more } };
};
const fields = (more: Fields) => (): Change => more;
const raw = (mediaType: string, text: string) => (): Change => ({ raw: { mediaType, text } });

/** By code, in the order of the document. */
export const BAD_ORDERS: Readonly<Record<string, (details: unknown) => Change>> = {
  "invalid-content-type": raw("text/plain", "{}"),
  "invalid-data-xml": raw("application/xml", "<payment>"),
  "invalid-data-json": raw("application/json", "{"),
  "invalid-order-number": fields({ orderNumber: "" }),
  "invalid-reference-number": fields({ referenceNumber: "12345" }),
  "invalid-description": fields({ description: "x".repeat(65_001) }),
  "invalid-url-set": fields({ urlSet: "none" }),
  "invalid-url-success": urls({ success: "none" }),
  "invalid-url-failure": urls({ failure: "none" }),
  "invalid-url-pending": urls({ pending: "none" }),
  "invalid-url-notification": urls({ notification: "none" }),
  "invalid-currency": fields({ currency: "SEK" }),
  "invalid-locale": fields({ locale: "de_DE" }),
  "missing-order-details-and-price": fields({ price: undefined }),
  "order-details-and-price-defined": (whole) => ({ price: "1.00", orderDetails: whole }),
  "invalid-vat-mode": details(() => ({ includeVat: "2" })),
  "invalid-contact": details(() => ({ contact: "Aino" })),
  "invalid-contact-telephone": contact({ telephone: "0".repeat(65) }),
  "invalid-contact-mobile": contact({ mobile: "0".repeat(65) }),
  "invalid-contact-first-name": contact({ firstName: "" }),
  "invalid-contact-last-name": contact({ lastName: "" }),
  "invalid-contact-company-name": contact({ companyName: "x".repeat(129) }),
  "invalid-contact-email": contact({ email: "aino" }),
  "invalid-contact-address": contact({ address: "Mallikatu 1" }),
  "invalid-contact-postal-code": address({ postalCode: "" }),
  "invalid-contact-postal-office": address({ postalOffice: "" }),
  "invalid-contact-country": address({ country: "Finland" }),
  "invalid-products": details(() => ({ products: "none" })),
  "invalid-products-amount": details(() => ({ products: [] })),
  "invalid-product-title": product({ title: "" }),
  "invalid-product-code": product({ code: "x".repeat(17) }),
  "invalid-product-amount": product({ amount: "one" }),
  "invalid-product-price": product({ price: "1,00" }),
  "invalid-product-vat": product({ vat: "a quarter" }),
  "invalid-product-discount": product({ discount: "101" }),
  "invalid-product-type": product({ type: "4" }),
  "invalid-price": fields({ price: "0.64" }),
  "invalid-total-price": product({ price: "0.64" }),
};
