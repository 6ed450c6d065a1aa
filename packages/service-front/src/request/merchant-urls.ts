/** The merchant's URLs in a request: where customers are sent, and events. No document says what they may not be; a server must not follow some. */
import { exampleNamed, type OperationDescription } from "../description/description.ts";
import type { Rejection } from "../ground/exchange.ts";
import { readMerchantUrl, type UrlFault } from "../ground/merchant-url.ts";

/** The rule of servers by which such a URL is rejected. */
const RULE = "request.url";

/** Fields of a body that have a URL, or URLs by name: `callbackUrl`, `redirectUrls`, `urlSet`, `checkout-redirect-success-url`. */
const FIELD = /url(?:s|set)?$/i;

const MESSAGES: Readonly<Record<UrlFault, string>> = {
  "the URL is not an http(s) URL": "must be an http or https URL",
  "the URL has a user name or a password": "must have no user name and no password",
};

/** Returns the rejection of a body with a URL that nothing can be sent to; undefined without one. An empty text stands for none. */
export function rejectUrls(operation: OperationDescription, body: unknown): Rejection | undefined {
  for (const [place, name, url] of urlsIn(body)) {
    const { fault } = url === "" ? {} : readMerchantUrl(url);
    if (fault === undefined) continue;
    const code = [`invalid-url-${name}`, `invalid-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`].find((each) =>
      exampleNamed(operation, each),
    );
    const reason = `body/${place} ${MESSAGES[fault]}`;
    return { status: 400, rule: RULE, reason, details: [reason], ...(code !== undefined && { code }) };
  }
  return undefined;
}

function* urlsIn(body: unknown): Generator<readonly [place: string, name: string, url: string]> {
  for (const [field, value] of Object.entries(Object(body) as object)) {
    if (!FIELD.test(field)) continue;
    if (typeof value === "string") yield [field, field, value];
    else
      for (const [name, url] of Object.entries(Object(value) as object)) if (typeof url === "string") yield [`${field}/${name}`, name, url];
  }
}
