/** Tests what the built site's search finds: `npm run long -- pages`. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { base, site } from "../places.ts";
import siteSearch from "./site-search.ts";

/** Searches, and the pages of which one must come first or second. */
const SEARCHES: readonly (readonly [words: string, ...pages: string[]])[] = [
  ["createPayment", "apis/payment/createPayment"],
  ["error codes", "apis/errors"],
  ["invalid-vat-percent", "apis/errors"],
  ["docker", "recipes/containers/"],
  ["idempotency", "guides/when-a-call-fails"],
  ["jest", "recipes/jest/"],
  ["refund email", "guides/refunds"],
  ["signature mismatch", "guides/signing"],
  ["webhook", "guides/webhooks", "packages/webhooks/"],
  ["callback not received", "guides/lost-callbacks"],
  ["hmac", "guides/signing", "packages/signing/"],
  ["test card", "guides/card-tokens"],
  ["sandbox", "guides/testing-a-whole-payment-flow", "guides/sandbox-", "packages/sandbox/"],
  ["postgres", "guides/webhooks", "guides/sandbox-store"],
  ["retry", "guides/when-a-call-fails", "packages/client-core/"],
  ["timeout", "guides/when-a-call-fails", "packages/client-core/"],
  ["PHP", "recipes/shops/", "guides/sandbox-from-other-languages"],
  ["curl", "guides/sandbox-from-other-languages"],
  ["settlement", "guides/settlements-and-reports"],
  ["apple pay", "guides/payments"],
  ["token", "guides/card-tokens"],
  ["3DS", "guides/card-tokens"],
  ["vitest", "guides/mock-server", "guides/sandbox-time-and-worlds"],
  ["mock server", "guides/mock-server", "packages/mock-server/"],
  ["nextjs", "recipes/shops/"],
  ["esm commonjs", "guides/five-minute-start", "guides/mock-server"],
  ["legacy xml", "guides/legacy"],
  ["rate limit", "guides/real-service"],
  ["429", "guides/real-service", "packages/client-core/"],
  ["PaymentClient", "reference/payment-client/index/interfaces/PaymentClient"],
  ["proxy", "recipes/http-proxy/"],
  ["rotate secret", "guides/real-service"],
  ["github action", "action/"],
  ["debug signature", "guides/signing"],
  ["retry POST", "guides/when-a-call-fails"],
  ["403 CIT charge", "apis/payment/createCitCharge", "guides/card-tokens"],
  ["verify report", "guides/settlements-and-reports"],
  ["duplicate callback", "guides/webhooks"],
  ["cancel refund", "apis/merchant/cancelRefund"],
  ["python", "guides/sandbox-from-other-languages"],
  ["logging", "guides/real-service"],
];

/** Searches of merchants who know their task, not our words: one of the pages must be among the first three. */
const IN_THEIR_WORDS: readonly (readonly [words: string, ...pages: string[]])[] = [
  ["create payment", "apis/payment/createPayment", "guides/five-minute-start", "guides/payments"],
  ["first payment", "guides/five-minute-start"],
  ["usea myyjä", "guides/shop-in-shop"],
  ["asiakas ei palannut kauppaan", "guides/pending-payments", "guides/lost-callbacks"],
  ["milloin rahat tulee tilille", "guides/settlements-and-reports"],
  ["hyvityslasku osittainen", "guides/refunds"],
  ["maksutapojen kuvakkeet", "guides/payments"],
  ["kortdebitering utan kunden", "guides/card-tokens"],
  ["prov beställning i testläge", "guides/testing-a-whole-payment-flow"],
  ["callback called twice", "guides/webhooks", "guides/by-hand"],
  ["what happens if my server is down", "guides/lost-callbacks"],
  ["test vectors", "guides/signing", "packages/signing/"],
  ["changelog releases", "changelog"],
  ["installation", "guides/five-minute-start"],
  ["verify callback signature", "guides/webhooks", "guides/signing"],
  ["payment pending", "guides/pending-payments", "guides/between-paid-and-shipped", "guides/webhooks", "guides/payments"],
  ["delayed payment", "guides/pending-payments", "guides/between-paid-and-shipped", "guides/webhooks", "guides/payments"],
  ["partial refund", "guides/refunds"],
  ["refund failed", "guides/refunds"],
  ["refund insufficient balance", "guides/refunds"],
  ["partial capture", "guides/card-tokens"],
  ["authorize and capture later", "guides/card-tokens"],
  ["void authorization", "guides/card-tokens", "apis/payment/revertAuthorizationHold"],
  ["save card", "guides/card-tokens"],
  ["recurring payments", "guides/card-tokens"],
  ["subscription", "guides/card-tokens"],
  ["chargeback", "guides/not-here"],
  ["dispute", "guides/not-here"],
  ["ngrok", "guides/not-here", "guides/any-program"],
  ["callback to localhost", "guides/any-program", "guides/testing-a-whole-payment-flow"],
  ["cypress", "guides/sandbox-in-ci", "guides/testing-a-whole-payment-flow"],
  ["playwright", "guides/testing-a-whole-payment-flow"],
  ["klarna", "guides/not-here", "guides/payments"],
  ["mobilepay", "guides/payments"],
  ["google pay", "guides/payments"],
  ["invoice payment", "guides/payments"],
  ["VAT rounding", "guides/rows"],
  ["rounding error one cent", "guides/rows"],
  ["gift card", "guides/rows"],
  ["discount code", "guides/rows"],
  ["shop-in-shop commission", "guides/rows", "guides/payments"],
  ["marketplace split payment", "guides/rows", "guides/payments"],
  ["payout", "guides/settlements-and-reports"],
  ["bookkeeping export csv", "guides/settlements-and-reports"],
  ["customer paid twice", "guides/between-paid-and-shipped"],
  ["webhook not arriving", "guides/lost-callbacks"],
  ["return url", "guides/webhooks", "guides/payments"],
  ["401 unauthorized", "guides/signing", "guides/when-a-call-fails"],
  ["invalid signature", "guides/signing"],
  ["test credentials", "guides/five-minute-start", "guides/real-service"],
  ["go live checklist", "guides/real-service"],
  ["java", "guides/any-program", "guides/sandbox-from-other-languages"],
  ["woocommerce", "guides/not-here"],
  ["self signed certificate", "guides/any-program"],
  ["advance clock", "guides/sandbox-time-and-worlds"],
  ["time travel", "guides/sandbox-time-and-worlds"],
  ["test data", "guides/sandbox-time-and-worlds"],
  ["fake callback", "guides/sandbox-forgeries-and-faults", "guides/mock-events"],
  ["simulate error", "guides/mock-responses"],
  ["send webhook locally", "guides/mock-events"],
  ["sqlite", "guides/sandbox-store"],
  ["amount does not match items", "guides/rows", "guides/payments", "apis/errors"],
  ["maksutapa", "guides/payments"],
  ["palautus", "guides/refunds"],
  ["osapalautus", "guides/refunds"],
  ["hyvitys", "guides/refunds"],
  ["tilitys", "guides/settlements-and-reports"],
  ["lasku", "guides/payments"],
  ["maksun tila", "guides/between-paid-and-shipped", "guides/webhooks", "guides/payments"],
  ["testikortti", "guides/card-tokens"],
  ["allekirjoitus", "guides/signing"],
  ["alv pyöristys", "guides/rows"],
  ["lahjakortti", "guides/rows"],
  ["kortin tallennus", "guides/card-tokens"],
  ["testitunnukset", "guides/five-minute-start", "guides/real-service"],
  ["återbetalning", "guides/refunds"],
  ["refnud", "guides/refunds"],
  ["calback url not called", "guides/lost-callbacks"],
  ["how to know if payment succeeded", "guides/webhooks", "guides/between-paid-and-shipped", "guides/payments"],
  ["timeout createPayment was it created", "guides/when-a-call-fails"],
  ["reconcile bank statement with orders", "guides/settlements-and-reports"],
  ["openapi yaml download", "apis/api-reference"],
  ["laravel", "guides/your-language"],
  ["C#", "guides/your-language", "guides/sandbox-from-other-languages"],
  ["nestjs", "recipes/shops/"],
  ["maksu jäi odottamaan", "guides/pending-payments"],
  ["maksutapojen logot", "guides/payments"],
  ["maksukortin tallentaminen", "guides/card-tokens"],
  ["signaturen stämmer inte", "guides/signing"],
  ["kortbetalning", "guides/payments"],
  ["betalsätt", "guides/payments"],
  ["hyvityslasku", "guides/refunds"],
  ["katevarauksen peruutus", "guides/card-tokens", "apis/payment/revertAuthorizationHold"],
  ["useampi kauppias samassa maksussa", "guides/shop-in-shop"],
  ["Kauppias saa tiedon onnistuneesta maksusta", "guides/webhooks"],
  ["Mikäli ostaja ei ole onnistunut palaamaan verkkokauppaan", "guides/pending-payments", "guides/webhooks"],
  ["avräkning", "guides/settlements-and-reports"],
  ["Återbetala en hel order", "guides/refunds"],
  ["felkoder", "apis/errors"],
  ["TypeError: fetch failed", "guides/when-a-call-fails"],
  ["curl error 60: SSL certificate problem", "guides/any-program"],
  ["REDIRECT_URLS", "apis/payment/createPayment", "apis/constraints", "guides/payments"],
  ["phpunit", "guides/any-program", "guides/sandbox-from-other-languages"],
  ["stripe payment intent equivalent", "guides/moving-from-the-vendor-sdk", "guides/payments"],
  ["payout report totals with refunds", "guides/settlements-and-reports"],
  ["reccuring payments", "guides/card-tokens", "guides/not-here"],
];

const chunks = join(site, "assets/chunks");
const file = existsSync(chunks) ? readdirSync(chunks).find((name) => name.startsWith("@localSearchIndex")) : undefined;

test.skipIf(file === undefined).each(SEARCHES)("a search for %s finds its page first or second", async (words, ...pages) => {
  const found = await search(words);
  expect(found.slice(0, 2).filter(isOneOf(pages)), found.slice(0, 5).join(" ")).not.toEqual([]);
});

test.skipIf(file === undefined).each(IN_THEIR_WORDS)("a merchant's search for %s finds its page among three", async (words, ...pages) => {
  const found = await search(words);
  expect(found.slice(0, 3).filter(isOneOf(pages)), found.slice(0, 5).join(" ")).not.toEqual([]);
});

const isOneOf =
  (pages: readonly string[]) =>
  (id: string): boolean =>
    pages.some((page) => id.startsWith(page));

/** Searches as the search box does. */
async function search(words: string): Promise<readonly string[]> {
  const { default: index } = (await import(pathToFileURL(join(chunks, file ?? "")).href)) as { default: string };
  return siteSearch
    .loadJSON(index)
    .search(words)
    .map(({ id }) => String(id).slice(base.length));
}
