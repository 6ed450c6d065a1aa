/** Writes a page per operation. */
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
import { code, table } from "./markdown.ts";
import { apiPages, docs, pages, written } from "./places.ts";
import { recordsIn } from "./records.ts";
import { typeInWords } from "./value-words.ts";

/** A description's pages: a title, and for each operation a file name and Markdown. */
export interface OperationPages {
  readonly title: string;
  readonly pages: readonly (readonly [file: string, text: string])[];
}

/** Generates the pages of every description. */
export const operationPages = (): readonly OperationPages[] =>
  ALL_DESCRIPTIONS.map((description) => {
    const bundle = readBundle(description);
    const name = API_NAMES.find((each) => `${each}-api` === description);
    const about = {
      bundle,
      description,
      catalogue: name === undefined ? {} : APIS[name].catalogue,
      name: name ?? description,
      client: name && `${name}-client/index/interfaces/${name[0]?.toUpperCase()}${name.slice(1)}Client.md`,
    };
    return {
      title: textAt(objectAt(bundle, "info"), "title") ?? description,
      pages: operationsOf(bundle).map((operation) => [fileOf(about, operation), pageOf(about, operation)] as const),
    };
  });

/** What the pages of a description have in common. */
interface About extends DescribedApi {
  readonly description: string;
  /** The client's page in the reference; none for an API without one. */
  readonly client: string | undefined;
}

const fileOf = ({ name }: About, { operationId }: LocatedOperation): string => `${name}/${operationId}.md`;

function pageOf(about: About, operation: LocatedOperation): string {
  const { summary = "", description = "" } = operation.operation;
  const parts = [
    `# ${operation.operationId}`,
    `${summary}: ${code(`${operation.method} ${operation.path}`)}`,
    description.trim(),
    linksOf(about, operation),
    section("Parameters", parametersTable(about, operation)),
    ...Object.entries(operation.content).map(([type, media]) => bodyPart(about, operation.operationId, type, media)),
    section("Responses", responsesTable(about.bundle, operation)),
    firstResponse(about.bundle, operation),
    section("Errors", errorsOfOperation(about, operation.operationId)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const section = (title: string, text: string): string => (text === "" ? "" : `## ${title}\n\n${text}`);

/** Links to the client's method, the description's page and all constraints. */
function linksOf(about: About, operation: LocatedOperation): string {
  const to = (path: string): string => relative(join(written, about.name), path).replaceAll("\\", "/");
  const method =
    about.client && `[the client's method](${to(join(pages, "reference", about.client))}#${operation.operationId.toLowerCase()})`;
  const others = about.client ? [] : [`[the guide](${to(join(docs, "guides/sandbox-from-other-languages.md"))})`];
  return `See ${[
    ...(method ? [method] : others),
    `[the whole description](${to(join(apiPages, `${about.description}.html`))})`,
    ...(Object.keys(about.catalogue).length > 0 ? [`[the error catalogue](${to(join(written, "errors.md"))})`] : []),
  ].join(", ")}.`;
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
    ([name, view]) => `### ${name}

${fieldsOf(api, view, code, "../")}`,
  );
  return [`## Body, ${type}`, exampleIn(api.bundle, media), ...records].filter((part) => part !== "").join("\n\n");
}

function responsesTable(bundle: JsonObject, { responses }: LocatedOperation): string {
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
