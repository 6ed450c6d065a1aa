/** Bodies of nearly 3 MB, the most that a server reads, each of one kind. */
import { detailedOrder, order, payment, product, refund, urlSet } from "@maksu/test-server/hostile";

/** A body, and where it is sent. */
export interface HostileBody {
  readonly what: string;
  readonly api: "payment" | "merchant" | "legacy";
  readonly mediaType: string;
  readonly text: string;
}

const MOST = 2_900_000;

/** As many of a text as a body has room for. */
const filled = (text: (index: number) => string, separator: string): string => {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < MOST; index += 1) {
    const part = text(index);
    length += part.length + separator.length;
    parts.push(part);
  }
  return parts.join(separator);
};

/** An object in JSON, with more at its end, or at its beginning. */
const withMore = (value: object, more: string): string => `${JSON.stringify(value).slice(0, -1)},${more}}`;
const after = (more: string, value: object): string => `{${more},${JSON.stringify(value).slice(1)}`;

const unknownKeys = filled((index) => `"key${index}":${index}`, ",");
const list = (element: string): string => `[${filled(() => element, ",")}]`;
const short = (element: string, count: number): string => `[${Array.from({ length: count }, () => element).join(",")}]`;
const blocks = Array.from(
  { length: 9 },
  (_none, block) => `"more${block}":{${Array.from({ length: 9990 }, (_each, index) => `"key${index}":${index}`).join(",")}}`,
).join(",");
const wrongRow = '{"unitPrice":"x","units":"x","vatPercentage":"x","productCode":1,"stamp":1,"reference":1}';

const ofPayment = (what: string, text: string): HostileBody => ({ what, api: "payment", mediaType: "application/json", text });
const ofMerchant = (what: string, text: string): HostileBody => ({ what, api: "merchant", mediaType: "application/json", text });
const ofLegacy = (what: string, text: string, mediaType = "application/json"): HostileBody => ({ what, api: "legacy", mediaType, text });
const ofXml = (what: string, content: string): HostileBody => ofLegacy(what, `<payment>${content}</payment>`, "application/xml");

const { orderDetails, ...rest } = detailedOrder;
const rows = (count: number): object => ({
  ...rest,
  orderDetails: { ...orderDetails, products: Array.from({ length: count }, () => product) },
});

/** JSON, then XML. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  ofPayment("unknown keys", withMore(payment, unknownKeys)),
  ofPayment("unknown keys before the others", after(unknownKeys, payment)),
  ofPayment("unknown keys within", withMore(payment, `"customer":{"email":"a@example.com",${unknownKeys}}`)),
  ofPayment("unknown keys within the limits", withMore(payment, blocks)),
  ofPayment("items of zeros", withMore({ ...payment, items: undefined }, `"items":${list("0")}`)),
  ofPayment("items of zeros within the limits", withMore({ ...payment, items: undefined }, `"items":${short("0", 10_000)}`)),
  ofPayment("items without anything", withMore({ ...payment, items: undefined }, `"items":${list("{}")}`)),
  ofPayment("items with nothing right", withMore({ ...payment, items: undefined }, `"items":${list(wrongRow)}`)),
  ofPayment("items with nothing right within the limits", withMore({ ...payment, items: undefined }, `"items":${short(wrongRow, 10_000)}`)),
  ofPayment("lists in lists", withMore(payment, `"more":${short(short("0", 500), 2000)}`)),
  ofMerchant("unknown keys of a closed object", withMore(refund, unknownKeys)),
  ofMerchant("rows without anything", `{"rows":${list("{}")}}`),
  ofMerchant(
    "rows with unknown keys",
    `{"rows":${short(`{"amount":1,${Array.from({ length: 190 }, (_none, index) => `"k${index}":1`).join(",")}}`, 500)}}`,
  ),
  ofMerchant("escapes and unknown keys", withMore(refund, `"a":"\\\\",${unknownKeys}`)),
  ofLegacy("unknown keys in legacy JSON", withMore(order, unknownKeys)),
  ofLegacy("escapes and zeros in legacy JSON", withMore(order, `"a":"\\\\","b":${list("0")}`)),
  ofLegacy("500 legacy rows", JSON.stringify(rows(500))),
  ofLegacy("products of zeros", JSON.stringify(detailedOrder).replace(/"products":\[.*\]/, `"products":${list("0")}`)),
  ofXml(
    "unknown elements",
    filled((index) => `<k${index}>1</k${index}>`, ""),
  ),
  ofXml(
    "empty elements",
    filled(() => "<a/>", ""),
  ),
  ofXml("99,990 empty elements", "<a/>".repeat(99_990)),
  ofXml("products without anything", `<orderDetails><products>${"<product/>".repeat(99_000)}</products></orderDetails>`),
  ofXml(
    "10,000 products",
    `<orderDetails><products>${"<product><title>a</title><amount>x</amount><price>x</price><vat>x</vat><type>9</type></product>".repeat(10_000)}</products></orderDetails>`,
  ),
  ofXml("line ends of Windows", `<description>${filled(() => "\r\n", "")}</description>`),
  ofXml("references", `<description>${filled(() => "&#65;", "")}</description>`),
  ofXml(
    "comments",
    filled(() => "<!---->", ""),
  ),
  ofXml("attributes", `<urlSet ${filled((index) => `a${index}=""`, " ")}/><orderNumber>${urlSet.success}</orderNumber>`),
];
