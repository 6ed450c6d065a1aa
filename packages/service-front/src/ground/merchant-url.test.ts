import { expect, test } from "vitest";
import { mayReceiveEvents, readMerchantUrl, withoutUser, withoutUsers } from "./merchant-url.ts";

const NOT_WEB = "the URL is not an http(s) URL";
const WITH_USER = "the URL has a user name or a password";

test.each([
  { text: "https://shop.example.com/paid?mail=a@b.fi", read: { url: "https://shop.example.com/paid?mail=a@b.fi" } },
  { text: "http://127.0.0.1:4000/a@b", read: { url: "http://127.0.0.1:4000/a@b" } },
  { text: "http://success", read: { url: "http://success" } },
  { text: "shop.example.com/paid", read: { url: "https://shop.example.com/paid" } },
  { text: " \tshop.example.com", read: { url: "https://shop.example.com" } },
  { text: "shop.example.com:8080/paid", read: { url: "https://shop.example.com:8080/paid" } },
  { text: "localhost:3000", read: { url: "https://localhost:3000" } },
  { text: "ftp://shop.example.com/", read: { fault: NOT_WEB } },
  { text: "javascript:1/x", read: { fault: NOT_WEB } },
  { text: "http://127.0.0.1:99999/", read: { fault: NOT_WEB } },
  { text: "ex ample", read: { fault: NOT_WEB } },
  { text: "http://a\0b/", read: { fault: NOT_WEB } },
  { text: "http://", read: { fault: NOT_WEB } },
  { text: "", read: { fault: NOT_WEB } },
  { text: "https://user@shop.example.com/", read: { fault: WITH_USER } },
  { text: "https://:hush@shop.example.com/", read: { fault: WITH_USER } },
  { text: "user@shop.example.com/", read: { fault: WITH_USER } },
  { text: "//user@shop.example.com/", read: { fault: WITH_USER } },
])("readMerchantUrl returns $read for $text, and the same fault when its user is removed", ({ text, read }) => {
  expect(readMerchantUrl(text)).toEqual(read);
  expect(readMerchantUrl(withoutUser(text)).fault).toBe(read.fault);
});

test.each([
  ["http://127.0.0.1:1/", true],
  ["http://127.9.9.9/", true],
  ["http://0x7f000001/", true],
  ["http://[::1]:1/", true],
  ["localhost:3000/paid", true],
  ["https://shop/", true],
  ["https://SHOP:8443/", true],
  ["https://shop.example/", false],
  ["http://127.0.0.1.example/", false],
  ["http://localhost./", false],
  ["http://192.0.2.1/", false],
  ["http://user@127.0.0.1/", false],
  ["javascript:x", false],
])("mayReceiveEvents decides on %s, where shop is named: %j", (url, want) => {
  expect(mayReceiveEvents(url, ["Shop"])).toBe(want);
});

test.each([
  { text: "https://user:hush@shop.example.com/paid?a=1", want: "https://masked@shop.example.com/paid?a=1" },
  { text: "user:hush@shop.example.com/paid", want: "masked@" },
  { text: "http:\\\\user:hush@shop.example.com", want: "http://masked@shop.example.com/" },
  { text: "ht\ttp://us\ner:hush@shop.example.com/", want: "http://masked@shop.example.com/" },
  { text: "http://user:hush@shop.example.com:99999/", want: "masked@" },
  { text: "blob:http://user:hush@shop.example.com/", want: "masked@" },
  { text: "javascript:user:hush@x", want: "masked@" },
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
  expect(withoutUsers({ ...plain, callbackUrls: { success: "https://u:hush@a.fi/", cancel: "https://b.fi/" }, urls: ["u@c.fi"] })).toEqual({
    ...plain,
    callbackUrls: { success: "https://masked@a.fi/", cancel: "https://b.fi/" },
    urls: ["https://masked@c.fi/"],
  });
});
