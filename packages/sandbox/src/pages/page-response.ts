/** The headers of pages: a strict policy, and nothing that a cache keeps. */
import type { WireResponse } from "@maksu/service-front";
import type { Html } from "@maksu/markup";

/**
 * The headers of every page. The policy has no `form-action`: it would apply to the redirect after a form, too, and keep the customer from the shop.
 * `same-origin` keeps addresses from the shop and leaves forms their `Origin`, which `no-referrer` would not.
 */
const HEADERS = {
  "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

export const respondPage = (status: number, page: Html, headers: Readonly<Record<string, string>> = {}): WireResponse => ({
  status,
  headers: { ...HEADERS, ...headers, "content-type": "text/html; charset=utf-8" },
  body: page.toString(),
});

/** Sends the browser on by GET. */
export const seeOther = (location: string): WireResponse => ({ status: 303, headers: { ...HEADERS, location }, body: "" });

/** A file of the pages: another type, the same for everyone. */
export const respondFile = (type: string, body: string): WireResponse => ({
  status: 200,
  headers: { ...HEADERS, "content-type": type, "cache-control": "no-cache" },
  body,
});
