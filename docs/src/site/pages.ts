import { APIS, readBundle } from "@maksu/apis";
import { type JsonObject, objectAt, textAt } from "@maksu/openapi";
import type { ErrorCatalogue } from "@maksu/openapi-runtime";
import { API_NAMES } from "@maksu/service-front";
import { constraintsSection } from "./constraints-page.ts";
import { errorsTable, namedErrorsTable } from "./errors-page.ts";
import { eventsSection } from "./events-page.ts";
import { operationsTable } from "./operations-page.ts";
import { provenanceTable } from "./provenance-page.ts";

const WITHOUT_CODES =
  "This API documents statuses, and no codes: its error body has a message. The names here are those of the description's examples, by which the [mock server](../../guides/mock-server.md) selects its response. They are not sent.";

/** A page generated from all descriptions. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly introduction: string;
  section(bundle: JsonObject, catalogue: ErrorCatalogue<string>): string;
}

const PAGES: readonly Page[] = [
  {
    file: "operations.md",
    title: "Operations",
    introduction:
      "Every operation of the APIs. A question mark follows what may be left out; signing headers are filled in by the clients.",
    section: operationsTable,
  },
  {
    file: "errors.md",
    title: "Error catalogue",
    introduction: "Every error of the descriptions with the status it comes with. The clients have the codes as a typed union and a table.",
    section: (bundle, catalogue) =>
      Object.keys(catalogue).length > 0 ? errorsTable(bundle, catalogue) : `${WITHOUT_CODES}\n\n${namedErrorsTable(bundle)}`,
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
  const apis = API_NAMES.map((name) => ({ name, bundle: readBundle(`${name}-api`), ...APIS[name] }));
  return new Map(
    PAGES.map(({ file, title, introduction, section }) => {
      const sections = apis.map(
        ({ name, bundle, catalogue }) => `## ${textAt(objectAt(bundle, "info"), "title") ?? name}\n\n${section(bundle, catalogue)}`,
      );
      return [file, `# ${title}\n\n${introduction}\n\n${sections.join("\n\n")}\n`];
    }),
  );
}
