import { objectAt, textAt } from "@maksu/openapi";
import { clientErrorsSection } from "./client-errors-page.ts";
import { confirmedSentence } from "./confirmed.ts";
import { constraintsSection } from "./constraints-page.ts";
import { type DescribedApi, describedApis } from "./described-api.ts";
import { errorsTable, namedErrorsTable } from "./errors-page.ts";
import { eventsSection } from "./events-page.ts";
import { operationsTable } from "./operations-page.ts";
import { provenanceTable } from "./provenance-page.ts";

const WITHOUT_CODES =
  "This API documents statuses, and no codes: its error body has a message. The names here are those of the description's examples, by which the [mock server](../../guides/mock-responses.md) selects its response. They are not sent.";

/** Where the theme puts the field that filters the rows. */
const FILTER = "<div data-table-filter></div>";

/** The page that the APIs begin with. */
const FRONT = "operations.md";

/** A page generated from all descriptions. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly introduction: string;
  /** Whether its rows can be filtered. */
  readonly filter?: true;
  section(api: DescribedApi): string;
  /** A last part, which is of no single API. */
  readonly end?: () => string;
}

const PAGES: readonly Page[] = [
  {
    file: FRONT,
    title: "Operations",
    introduction:
      "Every operation of the APIs. A question mark follows what may be left out; signing headers are filled in by the clients.",
    filter: true,
    section: operationsTable,
  },
  {
    file: "errors.md",
    title: "Error codes",
    introduction:
      "Every error code of the descriptions: the status it comes with, what to do, the constraint that a request breaks, and the operations that respond with it. The clients have the codes as a typed union and a table, and theirs are [at the end](#codes-of-the-clients). Once the site has an address, an error's `help` leads here.",
    filter: true,
    section: (api) => (Object.keys(api.catalogue).length > 0 ? errorsTable(api) : `${WITHOUT_CODES}\n\n${namedErrorsTable(api)}`),
    end: clientErrorsSection,
  },
  {
    file: "constraints.md",
    title: "Constraints",
    introduction: "Every field of a request with its limits. Clients check them before sending, mock servers after receiving.",
    filter: true,
    section: constraintsSection,
  },
  {
    file: "events.md",
    title: "Events",
    introduction:
      "What the service sends to the merchant. Types are those that are sent: `@maksu/webhooks` verifies and parses it, and gives numbers whose digits matter as text.",
    section: ({ bundle }) => eventsSection(bundle),
  },
  {
    file: "provenance.md",
    title: "Provenance",
    introduction:
      "The API documents are the authority. What they leave open and public documentation fills is listed here. Confidence: high is stated there, medium was seen in a vendor SDK's test or a captured response, low is inferred. Toolkit: no document has the rule, this toolkit demands it. What the documents and other sources disagree on stands in [The API documents, and what else is known](../../documents.md).",
    section: ({ bundle }) => provenanceTable(bundle),
  },
];

/**
 * Generates the pages: file name and Markdown.
 *
 * @param confirmed - a file of results, for tests
 */
export function pagesOfDescriptions(confirmed?: string): ReadonlyMap<string, string> {
  const apis = describedApis();
  const front = confirmedSentence(confirmed);
  return new Map(
    PAGES.map(({ file, title, introduction, filter, section, end }) => {
      const sections = apis.map((api) => `## ${textAt(objectAt(api.bundle, "info"), "title") ?? api.name}\n\n${section(api)}`);
      return [
        file,
        `# ${title}\n\n${[introduction, ...(file === FRONT && front !== undefined ? [front] : []), ...(filter ? [FILTER] : []), ...sections, ...(end ? [end()] : [])].join("\n\n")}\n`,
      ];
    }),
  );
}
