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
import type { ErrorCatalogue } from "@maksu/openapi-runtime";
import { API_NAMES } from "@maksu/service-front";
import { constraints, CONSTRAINTS, recordPart } from "./constraints-page.ts";
import { errorRows } from "./errors-page.ts";
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
      folder: name ?? description,
      client: name && `${name}-client/index/interfaces/${name[0]?.toUpperCase()}${name.slice(1)}Client.md`,
    };
    return {
      title: textAt(objectAt(bundle, "info"), "title") ?? description,
      pages: operationsOf(bundle).map((operation) => [fileOf(about, operation), pageOf(about, operation)] as const),
    };
  });

/** What the pages of a description have in common. */
interface About {
  readonly bundle: JsonObject;
  readonly description: string;
  readonly catalogue: ErrorCatalogue;
  readonly folder: string;
  /** The client's page in the reference; none for an API without one. */
  readonly client: string | undefined;
}

const fileOf = ({ folder }: About, { operationId }: LocatedOperation): string => `${folder}/${operationId}.md`;

function pageOf(about: About, operation: LocatedOperation): string {
  const { summary = "", description = "" } = operation.operation;
  const parts = [
    `# ${operation.operationId}`,
    `${summary}: ${code(`${operation.method} ${operation.path}`)}`,
    description.trim(),
    linksOf(about, operation),
    section("Parameters", parametersTable(about.bundle, operation)),
    ...Object.entries(operation.content).map(([type, media]) => bodyPart(about.bundle, operation.operationId, type, media)),
    section("Responses", responsesTable(about.bundle, operation)),
    firstResponse(about.bundle, operation),
    section("Errors", errorsOf(about, operation)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const section = (title: string, text: string): string => (text === "" ? "" : `## ${title}\n\n${text}`);

/** Links to the client's method, the description's page and all constraints. */
function linksOf(about: About, operation: LocatedOperation): string {
  const to = (path: string): string => relative(join(written, about.folder), path).replaceAll("\\", "/");
  const method =
    about.client && `[the client's method](${to(join(pages, "reference", about.client))}#${operation.operationId.toLowerCase()})`;
  const others = about.client ? [] : [`[the guide](${to(join(docs, "guides/sandbox-from-other-languages.md"))})`];
  return `See ${[
    ...(method ? [method] : others),
    `[the whole description](${to(join(apiPages, `${about.description}.html`))})`,
    ...(Object.keys(about.catalogue).length > 0 ? [`[the error catalogue](${to(join(written, "errors.md"))})`] : []),
  ].join(", ")}.`;
}

function parametersTable(bundle: JsonObject, operation: LocatedOperation): string {
  const rows = askedParameters(operation).map(({ name, in: place, required = false, schema, description = "", "x-error-code": own }) => [
    `${place} ${code(name)}`,
    ...constraints(bundle, schema, required),
    String(description),
    code(own ?? viewOf(bundle, schema).code ?? ""),
  ]);
  return rows.length > 0 ? table(["parameter", ...CONSTRAINTS, "what it is", "error code"], rows) : "";
}

function bodyPart(bundle: JsonObject, operationId: string, type: string, media: JsonObject): string {
  const records = [...recordsIn(bundle, media["schema"], operationId)].map(([name, view]) => recordPart(bundle, name, view));
  return [`## Body, ${type}`, exampleIn(bundle, media), ...records].filter((part) => part !== "").join("\n\n");
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

function errorsOf({ bundle, catalogue }: About, { operationId }: LocatedOperation): string {
  const own = Object.fromEntries(Object.entries(catalogue).filter(([, { operations }]) => operations.includes(operationId)));
  const rows = errorRows(bundle, own).map((cells) => cells.slice(0, 4));
  return rows.length > 0 ? table(["code", "status", "when", "what to do"], rows) : "";
}
