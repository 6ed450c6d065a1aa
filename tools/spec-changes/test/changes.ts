/** Changes of two invented descriptions, for what is made of changes. */
import type { Change, Impact } from "../src/compare/change.ts";
import type { ApiChanges } from "../src/release/release-plan.ts";
import type { PublishedPackage } from "../src/workspace.ts";

export const change = (impact: Impact, subject: string, more: Partial<Change> = {}): Change => ({
  impact,
  subject,
  text: "is different",
  wording: false,
  operation: true,
  event: false,
  pointer: "#",
  ...more,
});

export const changesOf = (name: string, ...changes: readonly Change[]): ApiChanges => ({
  api: { name, package: `@maksu/${name.replace(/-api/, "-spec")}`, version: "1.2.0", bundle: "", baseline: "" },
  title: `${name} title`,
  changes,
});

export const packages: readonly PublishedPackage[] = [
  published("shop-spec"),
  published("shop-api", { generatedFrom: ["@maksu/shop-spec"] }),
  published("shop-client", { generatedFrom: ["@maksu/shop-spec"], needs: ["@maksu/shop-api"] }),
  published("webhooks", { bundles: ["@maksu/shop-api", "@maksu/bank-api"] }),
  published("mock-server", { needs: ["@maksu/shop-spec", "@maksu/bank-spec", "@maksu/shop-api", "@maksu/webhooks"] }),
  published("bank-spec"),
  published("signing"),
];

function published(name: string, more: Partial<PublishedPackage> = {}): PublishedPackage {
  return { name: `@maksu/${name}`, needs: [], generatedFrom: [], bundles: [], ...more };
}
