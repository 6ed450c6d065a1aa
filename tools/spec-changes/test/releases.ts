/** The releases that changes of a description lead to, `<api>` standing for its name. */
import type { Change, Impact } from "../src/compare/change.ts";
import { change } from "./changes.ts";

export interface Release {
  readonly changed: string;
  readonly changes: readonly Change[];
  /** The bumps that `spec bump` writes. */
  readonly bumps: Readonly<Record<string, Impact>>;
  /** The bumps that changesets adds: the patches of the packages that pin those above, for the Payment API. */
  readonly patches: readonly string[];
}

const operation = (impact: Impact): Change => change(impact, "`createOrder`");
const event = (impact: Impact): Change => change(impact, "event `paid`", { operation: false, event: true });
const both = (impact: Impact): Change => change(impact, "`State`", { event: true });

export const releases: readonly Release[] = [
  {
    changed: "a breaking change of an operation",
    changes: [operation("major")],
    bumps: { "<api>-spec": "major", "<api>-api": "major", "<api>-client": "major" },
    patches: ["conformance", "mcp", "mock-server", "sandbox", "service-front", "shop-check"],
  },
  {
    changed: "a breaking change of an event",
    changes: [event("major")],
    bumps: { "<api>-spec": "major", "<api>-api": "major", webhooks: "major" },
    patches: ["conformance", "mcp", "mock-server", "payment-client", "sandbox", "service-front", "shop-check"],
  },
  {
    changed: "an addition to what operations and events share",
    changes: [both("minor")],
    bumps: { "<api>-spec": "minor", "<api>-api": "minor", "<api>-client": "minor", webhooks: "minor" },
    patches: ["conformance", "mcp", "mock-server", "sandbox", "service-front", "shop-check"],
  },
  {
    changed: "a breaking change of an event and wording of an operation",
    changes: [event("major"), operation("patch")],
    bumps: { "<api>-spec": "major", "<api>-api": "major", "<api>-client": "patch", webhooks: "major" },
    patches: ["conformance", "mcp", "mock-server", "sandbox", "service-front", "shop-check"],
  },
];
