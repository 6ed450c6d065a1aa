import { describe, expect, test } from "vitest";
import { html } from "./html.ts";

describe("html", () => {
  test.each([
    { what: "markup in text", given: html`<p>${"<b>&'\""}</p>`, want: "<p>&lt;b&gt;&amp;&#39;&quot;</p>" },
    { what: "quotes in an attribute", given: html`<p title="${'" onclick="x'}"></p>`, want: '<p title="&quot; onclick=&quot;x"></p>' },
    { what: "numbers, and nothing for what is absent", given: html`${0}${undefined}${null}${false}`, want: "0" },
    {
      what: "lists and HTML in HTML",
      given: html`<ul>${["<", html`<li>${"&"}</li>`]}</ul>`,
      want: "<ul>&lt;<li>&amp;</li></ul>",
    },
    { what: "HTML between attributes", given: html`<input${html` checked`}>`, want: "<input checked>" },
    { what: "a sign for greater in an attribute", given: html`<p title="a > ${'"'}">${"<"}</p>`, want: '<p title="a > &quot;">&lt;</p>' },
  ])("writes $what", ({ given, want }) => expect(String(given)).toBe(want));

  test.each([
    ["https://shop.example/a?b=1&c=2", "https://shop.example/a?b=1&amp;c=2"],
    ["/pay/1", "/pay/1"],
    ["?lang=SV", "?lang=SV"],
    ["#main", "#main"],
    ["javascript:alert(1)", "#"],
    [" javascript:alert(1)", "#"],
    ["java\nscript:alert(1)", "#"],
    ["data:text/html,x", "#"],
    ["//evil.example/", "#"],
    ["/\\evil.example/", "#"],
    ["/\t/evil.example/", "#"],
    ["/\n\\evil.example/", "#"],
    ["https://", "#"],
  ])("links to %j as %j", (url, want) => {
    expect(String(html`<a href="${url}">`)).toBe(`<a href="${want}">`);
    expect(String(html`<form action="${url}">`)).toBe(`<form action="${want}">`);
    expect(String(html`<button formaction="${url}">`)).toBe(`<button formaction="${want}">`);
  });

  test("throws for a value in an unquoted attribute, for part of a URL, and for text between attributes", () => {
    expect(() => html`<a href="${""}${"javascript:"}">`).toThrow("must be one value");
    expect(() => html`<a href=${"x"}>`).toThrow("needs double quotes");
    expect(() => html`<a href='${"x"}'>`).toThrow("needs double quotes");
    expect(() => html`<a ${"onclick=x"}>`).toThrow("only HTML may stand between the attributes of a tag");
  });
});
