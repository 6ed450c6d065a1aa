import { DESCRIPTIONS, type DescriptionName, type JsonObject, objectAt, readBundle, textAt } from "@maksu/bundle";
import type { ErrorCatalogue } from "@maksu/openapi-runtime";
import { errorCatalogue as legacyErrors } from "@maksu/legacy-client";
import { errorCatalogue as merchantErrors } from "@maksu/merchant-client";
import { errorCatalogue as paymentErrors } from "@maksu/payment-client";
import { constraintsSection } from "./constraints-page.ts";
import { errorsTable, namedErrorsTable } from "./errors-page.ts";
import { eventsSection } from "./events-page.ts";
import { operationsTable } from "./operations-page.ts";
import { provenanceTable } from "./provenance-page.ts";

const ERRORS: Readonly<Record<DescriptionName, ErrorCatalogue>> = {
  "payment-api": paymentErrors,
  "merchant-api": merchantErrors,
  "legacy-api": legacyErrors,
};

const WITHOUT_CODES =
  "This API documents statuses, and no codes: its error body has a message. The names here are those of the description's examples, by which the [mock server](../../guides/mock-server.md) selects its response. They are not sent.";

/** A page generated from the three descriptions. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly introduction: string;
  section(bundle: JsonObject, api: DescriptionName): string;
}

const PAGES: readonly Page[] = [
  {
    file: "operations.md",
    title: "Operations",
    introduction:
      "Every operation of the three APIs. A question mark follows what may be left out; signing headers are filled in by the clients.",
    section: operationsTable,
  },
  {
    file: "errors.md",
    title: "Error catalogue",
    introduction: "Every error of the descriptions with the status it comes with. The clients have the codes as a typed union and a table.",
    section: (bundle, api) =>
      Object.keys(ERRORS[api]).length > 0 ? errorsTable(bundle, ERRORS[api]) : `${WITHOUT_CODES}\n\n${namedErrorsTable(bundle)}`,
  },
  {
    file: "constraints.md",
    title: "Constraints",
    introduction: "Every field of a request with its limits. Clients check them before sending, mock servers after receiving.",
    section: constraintsSection,
  },
  {
    file: "events.md",
    title: "Events",
    introduction:
      "What the service sends to the merchant. Types are those that are sent: `@maksu/webhooks` verifies and parses it, and gives numbers whose digits matter as text.",
    section: eventsSection,
  },
  {
    file: "provenance.md",
    title: "Provenance",
    introduction:
      "The API documents are the authority. What they leave open and public documentation fills is listed here. Confidence: high is stated there, medium was seen in a vendor SDK's test or a captured response, low is inferred. Toolkit: no document has the rule, this toolkit demands it. What the documents and other sources disagree on stands in [The API documents, and what else is known](../../documents.md).",
    section: provenanceTable,
  },
];

/** Generates the pages: file name and Markdown. */
export function pagesOfDescriptions(): ReadonlyMap<string, string> {
  const bundles = DESCRIPTIONS.map((api) => [api, readBundle(api)] as const);
  return new Map(
    PAGES.map(({ file, title, introduction, section }) => {
      const sections = bundles.map(([api, bundle]) => `## ${textAt(objectAt(bundle, "info"), "title") ?? api}\n\n${section(bundle, api)}`);
      return [file, `# ${title}\n\n${introduction}\n\n${sections.join("\n\n")}\n`];
    }),
  );
}
