/** Changes of two invented descriptions, for what is made of changes. */
import type { Change, Impact } from "../change.ts";
import type { ApiChanges } from "../release-plan.ts";
import type { PublishedPackage } from "../workspace.ts";

export const change = (impact: Impact, subject: string, more: Partial<Change> = {}): Change => ({
  impact,
  subject,
  text: "is different",
  wording: false,
  event: false,
  pointer: "#",
  ...more,
});

export const changesOf = (name: string, ...changes: readonly Change[]): ApiChanges => ({
  api: { name, package: `@maksu/${name}`, version: "1.2.0", bundle: "", baseline: "" },
  title: `${name} title`,
  changes,
});

export const packages: readonly PublishedPackage[] = [
  { name: "@maksu/shop-api", needs: [] },
  { name: "@maksu/shop-client", needs: ["@maksu/shop-api"] },
  { name: "@maksu/webhooks", needs: ["@maksu/shop-api", "@maksu/bank-api"] },
  { name: "@maksu/mock-server", needs: ["@maksu/shop-api", "@maksu/bank-api", "@maksu/shop-client"] },
  { name: "@maksu/bank-api", needs: [] },
  { name: "@maksu/signing", needs: [] },
];
