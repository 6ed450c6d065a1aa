import { expect, test } from "vitest";
import { urlFault, withoutUser, withoutUsers } from "./merchant-url.ts";

test.each([
  { text: "https://shop.example.com/paid?mail=a@b.fi", fault: undefined },
  { text: "http://127.0.0.1:4000/a@b", fault: undefined },
  { text: "ftp://shop.example.com/", fault: "the URL is not an http(s) URL" },
  { text: "shop.example.com/paid", fault: "the URL is not an http(s) URL" },
  { text: "https://user@shop.example.com/", fault: "the URL has a user name or a password" },
  { text: "https://:hush@shop.example.com/", fault: "the URL has a user name or a password" },
])("urlFault returns $fault for $text, which has the same when its user is removed", ({ text, fault }) => {
  expect([urlFault(text), urlFault(withoutUser(text))]).toEqual([fault, fault]);
});

test.each([
  { text: "https://user:hush@shop.example.com/paid?a=1", want: "https://masked@shop.example.com/paid?a=1" },
  { text: "user:hush@shop.example.com/paid", want: "https://masked@shop.example.com/paid" },
  { text: "http:\\\\user:hush@shop.example.com", want: "http://masked@shop.example.com/" },
  { text: "ht\ttp://us\ner:hush@shop.example.com/", want: "http://masked@shop.example.com/" },
  { text: "http://user:hush@shop.example.com:99999/", want: "masked" },
  { text: "blob:http://user:hush@shop.example.com/", want: "masked" },
  { text: "javascript:user:hush@x", want: "https://masked@x/" },
  { text: "shop.example.com/a@b", want: "shop.example.com/a@b" },
])("withoutUser keeps $want of $text", ({ text, want }) => {
  expect(withoutUser(text)).toBe(want);
});

test("withoutUsers changes URLs alone, and nothing where they have no user", () => {
  const plain = {
    customer: { email: "maija@example.com" },
    callbackUrls: { success: "https://a.fi/", cancel: "https://b.fi/" },
    items: [1],
  };
  expect(withoutUsers(plain)).toBe(plain);
  expect(
    withoutUsers({ ...plain, callbackUrls: { success: "https://u:hush@a.fi/", cancel: "https://b.fi/" }, urls: ["u:hush@c.fi"] }),
  ).toEqual({
    ...plain,
    callbackUrls: { success: "https://masked@a.fi/", cancel: "https://b.fi/" },
    urls: ["https://masked@c.fi/"],
  });
});
