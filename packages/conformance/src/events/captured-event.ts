/** Compares an event that a URL carries, a callback or a redirect, with its description, and verifies its signature where the merchant's secret is known. */
import { type ApiName, TEST_CREDENTIALS } from "@maksu/service-front";
import { eventsOf } from "@maksu/openapi";
import { SigningError } from "@maksu/signing";
import { explain } from "@maksu/signing/explain";
import type { Callers } from "../calls/callers.ts";
import type { Signature } from "../calls/send-signed.ts";
import { type Checker, SIGNATURES } from "../check/check-exchange.ts";
import type { CheckedExchange } from "../check/difference.ts";
import type { Described } from "../ground/described.ts";

/** Something that somebody has put in place of a value, or what a dump has shortened. */
export const isLeftOut = (value: unknown): boolean =>
  typeof value === "string" && /\*{2,}|x{4,}|\.{3}|…|redacted|removed|hidden|^<[^>]+>$|^\[[^\]]+\]$|^\{[^}]+\}$|^your[ _-]/i.test(value);

/** Creates what reads the event of a URL, of those that share a parameter with it the one that it is most like; undefined where it carries none. */
export function createEventReader(
  described: readonly Described[],
  checker: Checker,
  callers: Callers = {},
): (url: URL, method?: string) => Promise<{ readonly checked: CheckedExchange; readonly signature: string } | undefined> {
  const events = described.flatMap(({ api, bundle }) =>
    eventsOf(bundle)
      .filter(({ method }) => method === "GET")
      .map(({ operationId, parameters }) => ({ api, operationId, names: new Set(parameters.map(({ name }) => name)) })),
  );
  return async (url, method = "GET") => {
    const names = [...url.searchParams.keys()];
    // The form interface's return, which has a code of its own.
    if (names.includes("PAYMENT_ID") && names.includes("STATUS")) return undefined;
    const sharing = events
      .filter((event) => names.some((name) => name !== "signature" && event.names.has(name)))
      .map((event) => {
        const merchantUrl = new URL(url);
        for (const name of names) if (event.names.has(name) || name.startsWith("checkout-")) merchantUrl.searchParams.delete(name);
        const message = { method, url, headers: new Headers(), text: "", merchantUrl };
        const check = (signature: Signature): CheckedExchange => checker.event(event.api, event.operationId, message, signature);
        const shared = names.filter((name) => event.names.has(name)).length;
        return { api: event.api, check, shared, differences: check("unsigned").differences.length };
      });
    const [best] = sharing.toSorted((one, other) => other.shared - one.shared || one.differences - other.differences);
    if (!best) return undefined;
    const signature = await signatureOf(url, secretsOf(best.api, url.searchParams.get("checkout-account"), callers));
    const event = best.check(signature === "verified" ? signature : signature === "wrong" ? "signature-mismatch" : "unsigned");
    const differences = event.differences.filter(({ place }) => !isLeftOut(url.searchParams.get(place.replace(/^query /, ""))));
    return { checked: { ...event, differences }, signature };
  };
}

interface Secrets {
  readonly known: readonly string[];
  /** Whether one of them must be the merchant's: an event of two APIs does not name its merchant. */
  readonly isWhole: boolean;
}

function secretsOf(api: ApiName, account: string | null, callers: Callers): Secrets {
  const given = callers[api];
  const published = Object.entries(TEST_CREDENTIALS[api]).map(([id, secret]) => ({ id, secret }));
  const all = [given, ...published].flatMap((each) => each ?? []);
  const own = api === "payment" ? all.filter(({ id }) => id === account) : all;
  return { known: own.map(({ secret }) => secret), isWhole: api === "payment" ? own.length > 0 : given !== undefined };
}

/** The signature in words: `verified`, `wrong`, or `not verified: ` and why. */
async function signatureOf(url: URL, { known, isWhole }: Secrets): Promise<string> {
  if ([...url.searchParams.values()].some(isLeftOut)) return "not verified: a value is left out";
  if (![...SIGNATURES].some((name) => url.searchParams.has(name))) return "not verified: it has none";
  const message = { method: "GET", target: url.pathname + url.search, headers: [] };
  for (const secret of known) {
    const matches = await explain({ message, secret }).then(
      (explained) => explained.matches,
      (error: unknown) => {
        if (error instanceof SigningError) return false;
        throw error;
      },
    );
    if (matches) return "verified";
  }
  return isWhole ? "wrong" : "not verified: no secret";
}
