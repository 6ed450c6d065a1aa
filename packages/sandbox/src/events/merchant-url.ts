/**
 * A merchant's URL as a browser would open it. The description limits its length only, and the service takes `shop.example.com/paid`, too.
 *
 * @throws Error when it is no http(s) URL
 */
export function merchantUrl(text: string): string {
  for (const url of [text, `https://${text}`]) if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new Error("the merchant's URL is not an http(s) URL");
}
