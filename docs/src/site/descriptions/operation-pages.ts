/** Writes a page per operation. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ALL_DESCRIPTIONS, APIS, readBundle } from "@maksu/apis";
import {
  askedParameters,
  isObject,
  type JsonObject,
  type LocatedOperation,
  objectAt,
  operationsOf,
  resolve,
  textAt,
  viewOf,
} from "@maksu/openapi";
import { API_NAMES } from "@maksu/service-front";
import { constraints, CONSTRAINTS, fieldsOf } from "./constraints-page.ts";
import { type DescribedApi, errorLink } from "./described-api.ts";
import { errorsOfOperation } from "./errors-page.ts";
import { code, table } from "../markdown/markdown.ts";
import { apiPages, pages, REFERENCE, written } from "../places.ts";
import { recordsIn } from "./records.ts";
import { typeInWords } from "./value-words.ts";

/** A description's pages: a title, and for each operation a file name and Markdown. */
export interface OperationPages {
  readonly title: string;
  readonly pages: readonly (readonly [file: string, text: string])[];
}

/** What the pages of a description have in common. */
export interface About extends DescribedApi {
  readonly description: string;
  readonly title: string;
  readonly operations: readonly LocatedOperation[];
  /** The client's page in the reference; none for an API without one. */
  readonly client: string | undefined;
}

/** Reads a description. */
export function aboutOf(description: (typeof ALL_DESCRIPTIONS)[number]): About {
  const bundle = readBundle(description);
  const name = API_NAMES.find((each) => `${each}-api` === description);
  return {
    bundle,
    description,
    title: textAt(objectAt(bundle, "info"), "title") ?? description,
    operations: operationsOf(bundle),
    catalogue: name === undefined ? {} : APIS[name].catalogue,
    name: name ?? description,
    client: name && clientPage(name),
  };
}

/** Returns the page of a client in the reference. */
export const clientPage = (api: string): string =>
  join(pages, REFERENCE, `${api}-client/index/interfaces/${api[0]?.toUpperCase()}${api.slice(1)}Client.md`);

/** Generates the pages of every description. @param guides - files in which operations are looked for */
export const operationPages = (guides: readonly string[]): readonly OperationPages[] =>
  ALL_DESCRIPTIONS.map(aboutOf).map((about) => ({
    title: about.title,
    pages: about.operations.map((operation) => [fileOf(about, operation), pageOf(about, operation, guides)] as const),
  }));

const fileOf = ({ name }: About, { operationId }: LocatedOperation): string => `${name}/${operationId}.md`;

/** Returns the file of an operation's page. */
export const operationPageOf = (about: About, operation: LocatedOperation): string => join(written, fileOf(about, operation));

function pageOf(about: About, operation: LocatedOperation, guides: readonly string[]): string {
  const { summary = "", description = "" } = operation.operation;
  const parts = [
    `# ${operation.operationId}`,
    `${summary}: ${code(`${operation.method} ${operation.path}`)}`,
    description.trim(),
    linksOf(about, operation, guides),
    section("Parameters", parametersTable(about, operation)),
    ...Object.entries(operation.content).map(([type, media]) => bodyPart(about, operation.operationId, type, media)),
    section("Responses", responsesTable(about.bundle, operation)),
    firstResponse(about.bundle, operation),
    section("Errors", errorsOfOperation(about, operation.operationId, "../")),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const section = (title: string, text: string): string => (text === "" ? "" : `## ${title}\n\n${text}`);

/** Links to the client's method, the guides, the description's page and all errors. */
function linksOf(about: About, { operationId }: LocatedOperation, guides: readonly string[]): string {
  const to = (path: string): string => relative(join(written, about.name), path).replaceAll("\\", "/");
  const links = [
    ...(about.client ? [`[The client's method](${to(join(about.client.replace(/\.md$/, ""), `${operationId}.md`))})`] : []),
    ...guideLinks(operationId, guides, to),
    `[the whole description](${to(join(apiPages, `${about.description}.html`))})`,
    ...(Object.keys(about.catalogue).length > 0 ? [`[the error catalogue](${to(join(written, "errors.md"))})`] : []),
  ];
  return `See also: ${links.join(", ")}.`;
}

/** Links to the guides that speak of an operation: the first two in the guides' order, or else the one of other languages. */
export function guideLinks(operationId: string, guides: readonly string[], to: (path: string) => string): readonly string[] {
  const named = new RegExp(`\\b${operationId}\\b`);
  const all = guides.map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const found = all.filter(({ text }) => named.test(text)).slice(0, 2);
  const shown = found.length > 0 ? found : all.filter(({ path }) => path.endsWith("/sandbox-from-other-languages.md"));
  return shown.map(({ path, text }) => `[${/^# (.+)$/m.exec(text)?.[1] ?? ""}](${to(path)})`);
}

function parametersTable(api: About, operation: LocatedOperation): string {
  const rows = askedParameters(operation).map(({ name, in: place, required = false, schema, description = "", "x-error-code": own }) => [
    `${place} ${code(name)}`,
    ...constraints(api.bundle, schema, required),
    String(description),
    errorLink(api, own ?? viewOf(api.bundle, schema).code ?? "", "../"),
  ]);
  return rows.length > 0 ? table(["parameter", ...CONSTRAINTS, "what it is", "error code"], rows) : "";
}

function bodyPart(api: About, operationId: string, type: string, media: JsonObject): string {
  const records = [...recordsIn(api.bundle, media["schema"], operationId)].map(
    ([name, view]) => `### ${name}\n\n${fieldsOf(api, view, code, "../")}`,
  );
  return [`## Body, ${type}`, exampleIn(api.bundle, media), ...records].filter((part) => part !== "").join("\n\n");
}

/** Lists the responses of an operation. */
export function responsesTable(bundle: JsonObject, { responses }: LocatedOperation): string {
  const rows = [...responses].map(([status, { value }]) => [
    status === "default" ? "any other" : status,
    textAt(value, "description") ?? "",
    [
      ...new Set(Object.values(objectAt(value, "content")).map((media) => typeInWords(bundle, objectAt({ media }, "media")["schema"]))),
    ].join(", "),
  ]);
  return table(["status", "when", "body"], rows);
}

/** Shows the first documented example of success. */
function firstResponse(bundle: JsonObject, { responses }: LocatedOperation): string {
  const [status, response] = [...responses].find(([each]) => each.startsWith("2")) ?? [];
  const example = Object.values(objectAt(response?.value ?? {}, "content")).map((media) => exampleIn(bundle, media))[0] ?? "";
  return example === "" ? "" : `A response with ${status ?? ""}:\n\n${example}`;
}

function exampleIn(bundle: JsonObject, media: unknown): string {
  const first = Object.values(objectAt(media as JsonObject, "examples"))[0];
  const value = isObject(first) ? resolve(bundle, first).value["value"] : undefined;
  if (value === undefined) return "";
  return typeof value === "string" ? `\`\`\`\`\n${value}\n\`\`\`\`` : `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
}
