import { anyText } from "@maksu/test-server/text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readXml, readXmlStrictly, XmlMessageError } from "./read-xml.ts";
import { fieldShape, isList, type Shape, type XmlMessage } from "./shape.ts";
import { writeXml, XmlValueError } from "./write-xml.ts";

const message: XmlMessage = {
  root: "payment",
  shape: {
    orderNumber: "text",
    price: "text",
    contact: { name: "text", address: { street: "text" } },
    products: ["product", { title: "text" }],
  },
};
const read = (inner: string): unknown => readXml(`<payment>${inner}</payment>`, message);

describe("readXml", () => {
  test.each([
    { what: "text stays text", xml: "<orderNumber>0012</orderNumber><price>1.00</price>", value: { orderNumber: "0012", price: "1.00" } },
    {
      what: "the five entities and character references",
      xml: "<orderNumber>&lt;&amp;&gt;&quot;&apos;&#228;&#x1F600;</orderNumber>",
      value: { orderNumber: "<&>\"'ä😀" },
    },
    { what: "CDATA with markup", xml: "<orderNumber><![CDATA[<b>&amp;]]></orderNumber>", value: { orderNumber: "<b>&amp;" } },
    {
      what: "white space between elements",
      xml: "\n  <contact>\n <name> Maija </name>\n</contact>\n",
      value: { contact: { name: " Maija " } },
    },
    {
      what: "comments and processing instructions",
      xml: "<!-- <a/> --><orderNumber>1<!-- 2 -->3<?x y?></orderNumber>",
      value: { orderNumber: "13" },
    },
    { what: "attributes are ignored", xml: '<orderNumber x="1">1</orderNumber>', value: { orderNumber: "1" } },
    {
      what: "one product is still a list",
      xml: "<products><product><title>a</title></product></products>",
      value: { products: [{ title: "a" }] },
    },
    { what: "no product is an empty list", xml: "<products/>", value: { products: [] } },
    { what: "text where a list must stand", xml: "<products>x</products>", value: { products: "x" } },
    { what: "another element in a list", xml: "<products><item/></products>", value: { products: { item: "" } } },
    { what: "a field that comes twice is a list", xml: "<price>1</price><price>2</price>", value: { price: ["1", "2"] } },
    { what: "elements where text must stand", xml: "<price><b>1</b></price>", value: { price: { b: "1" } } },
    { what: "text where a record must stand", xml: "<contact>x</contact>", value: { contact: "x" } },
    { what: "an unknown element is kept", xml: "<other><deep>1</deep></other>", value: { other: { deep: "1" } } },
    { what: "an empty element is empty text", xml: "<orderNumber></orderNumber><price/>", value: { orderNumber: "", price: "" } },
    { what: "an empty record", xml: "<contact/>", value: { contact: {} } },
    { what: "nothing", xml: "", value: {} },
  ])("$what", ({ xml, value }) => {
    expect(read(xml)).toEqual(value);
  });

  test("an element named __proto__ is an own field and changes no prototype", () => {
    const value = read("<__proto__><polluted>1</polluted></__proto__>") as object;
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test.each([
    { what: "another root", xml: "<order/>", reason: "the root element must be payment" },
    { what: "no document", xml: "", reason: "line 1" },
    { what: "text only", xml: "payment", reason: "line 1" },
    { what: "two roots", xml: "<payment/><payment/>", reason: "line 1, column 11" },
    { what: "a truncated document", xml: "<payment><orderNumber>1</order", reason: "not well-formed" },
    { what: "crossed elements", xml: "<payment><a><b></a></b></payment>", reason: "not well-formed" },
    { what: "a document type", xml: "<!DOCTYPE payment><payment/>", reason: "a document type is not allowed" },
    {
      what: "an external entity",
      xml: '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><payment>&x;</payment>',
      reason: "not well-formed",
    },
    { what: "an unknown entity", xml: "<payment>&nbsp;</payment>", reason: "not well-formed" },
    { what: "a bare ampersand", xml: "<payment>a & b</payment>", reason: "not well-formed" },
    { what: "NUL by reference", xml: "<payment>&#0;</payment>", reason: "not well-formed" },
    { what: "a surrogate by reference", xml: "<payment>&#xD800;</payment>", reason: "not well-formed" },
    { what: "a control character", xml: "<payment>\u0001</payment>", reason: "not well-formed" },
    { what: "17 levels", xml: `<payment>${"<a>".repeat(17)}${"</a>".repeat(17)}</payment>`, reason: "nested too deeply" },
    { what: "99,999 levels", xml: `<payment>${"<a>".repeat(99_999)}${"</a>".repeat(99_999)}</payment>`, reason: "nested too deeply" },
  ])("rejects $what", ({ xml, reason }) => {
    expect(() => readXml(xml, message)).toThrow(XmlMessageError);
    expect(() => readXml(xml, message)).toThrow(reason);
  });

  test("never quotes the document in an error", () => {
    const thrown = ((): unknown => {
      try {
        return readXml("<payment><name>Maija Meikäläinen</payment>", message);
      } catch (error) {
        return error;
      }
    })();
    expect(String((thrown as Error).stack)).not.toMatch(/Maija|Meik/);
    expect((thrown as Error).cause).toBeUndefined();
  });

  test("parses 99,999 sibling elements in linear time", () => {
    const start = performance.now();
    expect((read("<a/>".repeat(99_999)) as { a: unknown[] }).a).toHaveLength(99_999);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});

describe("readXml's limits", () => {
  test("300,000 line ends of Windows are read in linear time", () => {
    const start = performance.now();
    expect(read(`<a>${"\r\n".repeat(300_000)}</a>`)).toEqual({ a: "\n".repeat(300_000) });
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test.each([
    ["elements", "<a/>"],
    ["comments", "<!---->"],
    ["instructions", "<?a?>"],
  ])("more than 100,000 %s are rejected before they are read", (_what, markup) => {
    expect(() => read(markup.repeat(100_000))).toThrow("the document has more than 100000 elements");
  });
});

test.each([
  ["a CDATA section", `<price><![CDATA[${"<".repeat(100_001)}]]></price>`, { price: "<".repeat(100_001) }],
  ["a comment", `<!--${"<a>".repeat(100_001)}--><price>1</price>`, { price: "1" }],
])("readXml does not count what is in %s", (_what, xml, want) => {
  expect(read(xml)).toEqual(want);
});

test("readXml counts attributes, in either quotes, as elements", () => {
  const attributes = (count: number): string =>
    Array.from({ length: count }, (_none, index) => ` a${index}=${index % 2 ? "'>'" : '">"'}`).join("");
  expect(read(`<price${attributes(99_998)}>1</price>`)).toEqual({ price: "1" });
  expect(() => read(`<price${attributes(99_999)}>1</price>`)).toThrow("more than 100000 elements and attributes");
});

describe("readXmlStrictly", () => {
  const strictly = (content: string): unknown => readXmlStrictly(`<payment>${content}</payment>`, message);

  test("reads what the shape describes, and any form of what it does not", () => {
    const content = "<orderNumber>1</orderNumber><products><product><title>a</title></product></products><other><b/></other><other/>";
    expect(strictly(content)).toEqual({ orderNumber: "1", products: [{ title: "a" }], other: [{ b: "" }, ""] });
  });

  test.each([
    ["an element where text is described", "<orderNumber><a/></orderNumber>", "/orderNumber must be one element that has only text"],
    ["text around such an element", "<orderNumber>1<a>2</a>3</orderNumber>", "/orderNumber must be one element that has only text"],
    [
      "text that comes twice",
      "<orderNumber>1</orderNumber><orderNumber>2</orderNumber>",
      "/orderNumber must be one element that has only text",
    ],
    ["text between elements", "<orderNumber>1</orderNumber> x ", "the root element must have elements, not text"],
    [
      "text between a row's elements",
      "<products><product/><product>x<title>a</title></product></products>",
      "/products/1 must have elements",
    ],
    ["text where elements are described", "<contact>Maija</contact>", "/contact must have elements, not text"],
    ["an element of a list with another name", "<products><other/></products>", "/products must have only product elements"],
    ["an element in a row's text", "<products><product><title><a/></title></product></products>", "/products/0/title must be one"],
  ])("rejects %s", (_what, content, reason) => {
    expect(() => strictly(content)).toThrow(expect.objectContaining({ name: "XmlMessageError", message: expect.stringContaining(reason) }));
  });
});

describe("writeXml", () => {
  test("writes one line, lists wrapped, absent fields left out", () => {
    const value = { orderNumber: "0012", price: undefined, products: [{ title: "a" }, { title: "<&>" }] };
    expect(writeXml(value, message)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><payment><orderNumber>0012</orderNumber><products><product><title>a</title></product><product><title>&lt;&amp;&gt;</title></product></products></payment>',
    );
  });

  test.each([
    { what: "a control character", value: { orderNumber: "\u0000" }, pointer: "/orderNumber" },
    { what: "half a surrogate pair", value: { contact: { name: "\uD800" } }, pointer: "/contact/name" },
    {
      what: "a non-character in a list",
      value: { products: [{ title: "a" }, { title: "\uFFFE" }] },
      pointer: "/products/1/title",
    },
    { what: "a misplaced list", value: { price: ["1"] }, pointer: "/price" },
    { what: "null", value: { price: null }, pointer: "/price" },
    { what: "null for the whole", value: null, pointer: "" },
    { what: "a function", value: { price: () => 1 }, pointer: "/price" },
    { what: "a field that is not an element name", value: { "a b": "1" }, pointer: "/a b" },
    { what: "a field that would open an element", value: { contact: { "a><b/c~": "1" } }, pointer: "/contact/a><b~1c~0" },
  ])("rejects $what and names the place", ({ value, pointer }) => {
    expect(() => writeXml(value, message)).toThrow(XmlValueError);
    expect(() => writeXml(value, message)).toThrow(TypeError);
    expect(() => writeXml(value, message)).toThrow(expect.objectContaining({ pointer }));
  });

  test("never quotes the value in an error", () => {
    expect(() => writeXml({ contact: { name: "Maija\u0001" } }, message)).toThrow(
      /^\/contact\/name has a character that XML 1.0 does not allow$/,
    );
  });
});

describe("writeXml and readXml", () => {
  test("preserve any text that XML can carry", () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, titles) => {
        const value = { orderNumber: text, products: titles.map((title) => ({ title })) };
        let xml: string;
        try {
          xml = writeXml(value, message);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          return;
        }
        expect(readXml(xml, message)).toEqual(value);
      }),
      { numRuns: 100 },
    );
  });

  const tokens = fc.array(
    fc.constantFrom(
      "<payment>",
      "</payment>",
      "<orderNumber>",
      "</orderNumber>",
      "<contact>",
      "</contact>",
      "<products>",
      "<product>",
      "</product>",
      "</products>",
      "<title>",
      "</title>",
      "<a>",
      "</a>",
      "<a/>",
      "&amp;",
      "&x;",
      "<![CDATA[",
      "]]>",
      "<!--",
      "-->",
      "<!DOCTYPE x>",
      "<?x ?>",
      "ä",
      "\r",
      "\u0000",
      '"',
    ),
    { maxLength: 20 },
  );
  const numRuns = 2000 * Number(process.env["FUZZ_FACTOR"] ?? 1);

  test("accept or reject any input without throwing anything else", () => {
    fc.assert(
      fc.property(tokens, (given) => {
        for (const readAny of [readXml, readXmlStrictly])
          try {
            readAny(given.join(""), message);
          } catch (error) {
            expect(error).toBeInstanceOf(XmlMessageError);
          }
      }),
      { numRuns },
    );
  });

  /** Elements, most of them with the name that belongs there. */
  const { element: elements } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom("orderNumber", "contact", "name", "address", "street", "products", "product", "title", "a", "__proto__"),
        fc.oneof(
          { maxDepth: 4, depthSize: "small" },
          fc.constantFrom("", " ", "1", "<!---->", "&#9;"),
          fc.array(tie("element"), { maxLength: 3 }),
        ),
      )
      .map(([name, content]) => `<${name}>${[content].flat().join("")}</${name}>`),
  }));

  test("never accept anything but text where text is described", () => {
    const outcomes = { accepted: 0, rejected: 0 };
    fc.assert(
      fc.property(fc.array(elements, { maxLength: 3 }), (content) => {
        let value: unknown;
        try {
          value = readXmlStrictly(`<payment>${content.join("")}</payment>`, message);
        } catch (error) {
          expect(error).toBeInstanceOf(XmlMessageError);
          outcomes.rejected += 1;
          return;
        }
        expect(misfit(value, message.shape)).toBeUndefined();
        outcomes.accepted += 1;
      }),
      { numRuns },
    );
    expect(Math.min(outcomes.accepted, outcomes.rejected)).toBeGreaterThan(numRuns / 20);
  });
});

/** Parts of a value outside its shape; undefined where nothing is described. */
function misfit(value: unknown, shape: Shape | undefined): unknown {
  if (shape === undefined || value === undefined) return undefined;
  if (shape === "text") return typeof value === "string" ? undefined : value;
  // An element without content is a record or a list without any.
  if (typeof value !== "object" || value === null) return value === "" ? undefined : value;
  const parts = Object.entries(value).map(([name, part]) => misfit(part, isList(shape) ? shape[1] : fieldShape(shape, name)));
  return parts.find((part) => part !== undefined);
}
