/** Tests what the built site's search finds: `npm run test:pages`. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { base, site } from "../places.ts";
import { SEARCH_OPTIONS } from "./search.ts";

/** What people search for, and the pages of which one must come first or second. */
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
  ["sandbox", "guides/testing-a-whole-payment-flow", "packages/sandbox/"],
  ["postgres", "guides/webhooks", "guides/testing-a-whole-payment-flow"],
  ["retry", "guides/when-a-call-fails", "packages/client-core/"],
  ["timeout", "guides/when-a-call-fails", "packages/client-core/"],
  ["PHP", "recipes/php/"],
  ["curl", "guides/sandbox-from-other-languages"],
  ["settlement", "guides/settlements-and-reports"],
  ["apple pay", "guides/payments"],
  ["token", "guides/card-tokens"],
  ["3DS", "guides/card-tokens"],
  ["vitest", "guides/mock-server", "guides/testing-a-whole-payment-flow"],
  ["mock server", "guides/mock-server", "packages/mock-server/"],
  ["nextjs", "recipes/next/"],
  ["esm commonjs", "guides/mock-server"],
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

const chunks = join(site, "assets/chunks");
const file = existsSync(chunks) ? readdirSync(chunks).find((name) => name.startsWith("@localSearchIndex")) : undefined;

test.skipIf(file === undefined).each(SEARCHES)("a search for %s finds its page first or second", async (words, ...pages) => {
  const { default: index } = (await import(pathToFileURL(join(chunks, file ?? "")).href)) as { default: string };
  // As VitePress's own search box reads it.
  const search = MiniSearch.loadJSON(index, {
    fields: ["title", "titles", "text"],
    storeFields: ["title", "titles"],
    searchOptions: SEARCH_OPTIONS,
  });
  const found = search.search(words).map(({ id }) => String(id).slice(base.length));
  expect(
    found.slice(0, 2).filter((id) => pages.some((page) => id.startsWith(page))),
    found.slice(0, 5).join(" "),
  ).not.toEqual([]);
});
