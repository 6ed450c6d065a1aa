import * as fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import type { PaymentRequestResponse } from "../index.ts";
import { providerForms, providerFormsHtml } from "./index.ts";

const transactionId = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const icons = { icon: "https://static.example.com/a.png", svg: "https://static.example.com/a.svg" };
const visa = { id: "creditcard", name: "Visa", group: "creditcard", url: "https://pay.example.com/card", ...icons } as const;
const nordea = { id: "nordea", name: "Nordea", group: "bank", url: "https://pay.example.com/nordea", ...icons } as const;
const fields = [
  { name: "checkout-account", value: "375917" },
  { name: "signature", value: "00ff" },
];
const payment: PaymentRequestResponse = {
  transactionId,
  href: "https://pay.example.com/pay/1",
  groups: [
    { id: "bank", name: "Pankit", ...icons },
    { id: "mobile", name: "Mobiili", ...icons },
    { id: "creditcard", name: "Kortit", ...icons },
  ],
  providers: [
    { ...visa, parameters: fields },
    { ...nordea, parameters: [] },
    { ...visa, name: "Mastercard", parameters: [] },
    { ...nordea, id: "later", name: "Later", group: "later", parameters: [] },
  ],
};

describe("providerForms", () => {
  test("groups the methods in the order of the groups, unknown ones last, empty ones left out", () => {
    const { groups } = providerForms(payment);
    expect(groups.map(({ id, name, forms }) => [id, name, ...forms.map((form) => form.name)])).toEqual([
      ["bank", "Pankit", "Nordea"],
      ["creditcard", "Kortit", "Visa", "Mastercard"],
      ["later", "later", "Later"],
    ]);
  });

  test("has the address, the icons and all fields of a form", () => {
    const [, cards] = providerForms(payment).groups;
    expect(cards?.forms[0]).toEqual({ id: "creditcard", name: "Visa", ...icons, action: "https://pay.example.com/card", fields });
  });

  test("returns no groups for a payment without methods, and no Apple Pay", () => {
    expect(providerForms({ transactionId, href: payment.href })).toEqual({ groups: [] });
  });

  test("separates what Apple's sheet shows from the signed fields", () => {
    const parameters = [
      ...fields,
      { name: "amount", value: "15.25" },
      { name: "label", value: "Shop" },
      { name: "currency", value: "EUR" },
    ];
    expect(providerForms({ ...payment, customProviders: { applepay: { parameters } } }).applePay).toEqual({
      amount: "15.25",
      label: "Shop",
      currency: "EUR",
      fields,
    });
    expect(providerForms({ ...payment, customProviders: { applepay: { parameters: fields } } }).applePay).toEqual({ fields });
    expect(providerForms({ ...payment, customProviders: {} }).applePay).toBeUndefined();
  });
});

type Element = DefaultTreeAdapterTypes.Element;

/** All elements of the HTML, as a browser reads it. */
function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node) all.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html, { onParseError: ({ code }) => expect.fail(code) }));
  return all;
}
const named = (elements: readonly Element[], tag: string): Element[] => elements.filter(({ tagName }) => tagName === tag);
const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((each) => each.name === name)?.value;
const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";

describe("providerFormsHtml", () => {
  test("is a section per group, labelled by its heading, with a form and a named button per method", () => {
    const all = elementsOf(providerFormsHtml(providerForms(payment)));
    expect(named(all, "section").map((section) => attribute(section, "aria-labelledby"))).toEqual(
      named(all, "h2").map((heading) => attribute(heading, "id")),
    );
    expect(named(all, "h2").map(textOf)).toEqual(["Pankit", "Kortit", "later"]);
    expect(named(all, "button").map((button) => [attribute(button, "type"), textOf(button).trim()])).toEqual(
      ["Nordea", "Visa", "Mastercard", "Later"].map((name) => ["submit", name]),
    );
    expect(named(all, "img").map((image) => [attribute(image, "alt"), attribute(image, "src")])).toEqual(
      Array.from({ length: 4 }, () => ["", icons.svg]),
    );
    expect(named(all, "form").map((form) => [attribute(form, "method"), attribute(form, "action")])[1]).toEqual(["post", visa.url]);
    expect(named(all, "input").map((input) => [attribute(input, "type"), attribute(input, "name"), attribute(input, "value")])).toEqual(
      fields.map(({ name, value }) => ["hidden", name, value]),
    );
  });

  test("has Apple Pay's parameters for a script, in a hidden element", () => {
    const label = `Shop "</div><script>alert(1)</script>`;
    const forms = providerForms({
      ...payment,
      customProviders: { applepay: { parameters: [{ name: "label", value: label }, ...fields] } },
    });
    const [applePay] = named(elementsOf(providerFormsHtml(forms)), "div");
    expect(applePay && attribute(applePay, "hidden")).toBe("");
    expect(JSON.parse((applePay && attribute(applePay, "data-apple-pay")) ?? "")).toEqual({ label, fields });
  });

  test("keeps hostile names and values as text, whatever they are", () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        `"><script>alert(1)</script>`,
        `' onfocus='alert(1)' autofocus='`,
        "</button></form><h2>",
        "&quot;&#39;<!--",
        "</li>]]>",
      ),
      // A parser replaces NUL, and normalizes line ends.
      fc.string({ unit: "grapheme" }).filter((text) => !/[\0\r]/.test(text)),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, hostile, (group, name, field, value) => {
        const forms = providerForms({
          ...payment,
          groups: [{ id: "bank", name: group, ...icons, svg: name }],
          providers: [{ ...nordea, name, icon: value, svg: `https://static.example.com/${value}`, parameters: [{ name: field, value }] }],
        });
        const all = elementsOf(providerFormsHtml(forms));
        expect(all.map(({ tagName }) => tagName)).toEqual(["section", "h2", "ul", "li", "form", "input", "button", "img"]);
        expect(all.flatMap(({ attrs }) => attrs.map((each) => each.name))).toEqual([
          "aria-labelledby",
          "id",
          "method",
          "action",
          "accept-charset",
          "type",
          "name",
          "value",
          "type",
          "src",
          "alt",
          "height",
        ]);
        const [heading, input, button] = ["h2", "input", "button"].map((tag) => named(all, tag)[0]);
        if (heading === undefined || input === undefined || button === undefined) throw new Error("not found");
        expect([textOf(heading), textOf(button), attribute(input, "name"), attribute(input, "value")]).toEqual([
          group,
          ` ${name}`,
          field,
          value,
        ]);
      }),
    );
  });

  test("leaves out an icon that is not https", () => {
    const forms = providerForms({ ...payment, providers: [{ ...nordea, svg: "javascript:alert(1)", parameters: [] }] });
    expect(named(elementsOf(providerFormsHtml(forms)), "img")).toEqual([]);
  });

  test.each([
    ["javascript:alert(1)", "insecure-url"],
    ["http://pay.example.com/", "insecure-url"],
    ["/pay", "url-invalid"],
  ])("rejects a form with the address %s", (url, code) => {
    const forms = providerForms({ ...payment, providers: [{ ...nordea, url, parameters: [] }] });
    expect(() => providerFormsHtml(forms)).toThrow(expect.objectContaining({ code }));
  });
});
