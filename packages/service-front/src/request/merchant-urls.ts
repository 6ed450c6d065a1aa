/** The merchant's URLs in a request: where customers are sent, and events. No document says what they may not be; a server must not follow some. */
import { exampleNamed, type OperationDescription } from "../description/description.ts";
import type { Rejection } from "../ground/exchange.ts";

/** The rule of servers by which such a URL is rejected. */
const RULE = "request.url";

/** Fields of a body that have a URL, or URLs by name: `callbackUrl`, `redirectUrls`, `urlSet`, `checkout-redirect-success-url`. */
const FIELD = /url(?:s|set)?$/i;

/** Returns the rejection of a body with a URL that is neither http nor https, or that has a user name; undefined without one. */
export function rejectUrls(operation: OperationDescription, body: unknown): Rejection | undefined {
  for (const [place, name, url] of urlsIn(body)) {
    const fault = faultOf(url);
    if (fault === undefined) continue;
    const code = [`invalid-url-${name}`, `invalid-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`].find((each) =>
      exampleNamed(operation, each),
    );
    const reason = `body/${place} ${fault}`;
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

/** Says what a browser or a sender of events would not treat as an address of a shop. One without a scheme, such as `shop.example`, is accepted. */
function faultOf(given: string): string | undefined {
  // As URLs are parsed: these are dropped.
  const url = given.replaceAll(/[\t\n\r]|^[\0- ]+|[\0- ]+$/g, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  const hasPort = scheme !== undefined && (scheme === "localhost" || scheme.includes(".")) && /^[^:]*:\d+(?:[/?#]|$)/.test(url);
  const isHttp = scheme === "http" || scheme === "https";
  if (scheme !== undefined && !isHttp && !hasPort) return "must be an http or https URL";
  const [authority = ""] = (isHttp ? url.slice(scheme.length + 1) : url).replace(/^[/\\]*/, "").split(/[/\\?#]/, 1);
  return authority.includes("@") ? "must have no user name and no password" : undefined;
}
