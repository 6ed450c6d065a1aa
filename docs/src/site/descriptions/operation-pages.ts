/** Writes a page per operation. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ALL_DESCRIPTIONS, APIS, readBundle } from "@maksu/apis";
import {
  askedParameters,
  type JsonObject,
  type LocatedOperation,
  type MediaType,
  objectAt,
  operationsOf,
  type Parameter,
  resolve,
  signingParameters,
  textAt,
} from "@maksu/openapi";
import { API_NAMES } from "@maksu/service-front";
import type { DescribedApi } from "./described-api.ts";
import { errorsOfOperation } from "./errors-page.ts";
import { bodyFields, meaningOf } from "./fields.ts";
import { anchored, anchorOf, code, table } from "../markdown/markdown.ts";
import { apiPages, pages, REFERENCE, written } from "../places.ts";
import { samplesOf } from "../samples/samples.ts";
import { typeInWords } from "./value-words.ts";

/** A description's pages: a title, and for each operation a file name and Markdown. */
export interface OperationPages {
  readonly title: string;
  readonly pages: readonly (readonly [file: string, text: string])[];
}

/** The common parts of a description's pages. */
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
    section("Try it", samplesPart(about, operation)),
    section("Parameters", parametersTable(about, askedParameters(operation))),
    ...Object.entries(bodiesOf(operation)).map(([types, media]) =>
      section(
        `Body, ${types}`,
        [bodyFields(about, media.schema, BODY), examplesOf(about.bundle, media)].filter((part) => part !== "").join("\n\n"),
      ),
    ),
    section("Request headers", requestHeaders(about, operation)),
    section("Responses", responsesTable(about.bundle, operation)),
    ...responseBodies(about, operation),
    section("Response headers", responseHeaders(about, operation)),
    section("Errors", errorsOfOperation(about, operation.operationId, "../")),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const BODY = { anchor: "body", present: "required" } as const;

const section = (title: string, text: string): string => (text === "" ? "" : `## ${title}\n\n${text}`);

/** The place of an operation in the description's page, which has a part per tag. */
const deepLink = ({ operationId, operation: { tags } }: LocatedOperation): string =>
  `/${String([tags].flat()[0]).toLowerCase().replaceAll(" ", "-")}/${operationId.toLowerCase()}`;

/** Links to the client's method, the guides, the description's page and all errors. */
function linksOf(about: About, operation: LocatedOperation, guides: readonly string[]): string {
  const { operationId } = operation;
  const to = (path: string): string => relative(join(written, about.name), path).replaceAll("\\", "/");
  const links = [
    ...(about.client ? [`[The client's method](${to(join(about.client.replace(/\.md$/, ""), `${operationId}.md`))})`] : []),
    ...guideLinks(operationId, guides, to),
    `[the whole description](${to(join(apiPages, `${about.description}.html`))}#${deepLink(operation)})`,
    ...(Object.keys(about.catalogue).length > 0 ? [`[the error catalogue](${to(join(written, "errors.md"))})`] : []),
  ];
  return `See also: ${links.join(", ")}.`;
}

/** Links to the guides that speak of an operation, before those whose code has it: the first two in the guides' order, or else the one of other languages. */
export function guideLinks(operationId: string, guides: readonly string[], to: (path: string) => string): readonly string[] {
  const named = new RegExp(`\\b${operationId}\\b`);
  const all = guides.map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const inProse = all.filter(({ text }) => named.test(text.replaceAll(/^```.*?^```$/gms, "")));
  const found = [...new Set([...inProse, ...all.filter(({ text }) => named.test(text))])].slice(0, 2);
  const shown = found.length > 0 ? found : all.filter(({ path }) => path.endsWith("/sandbox-from-other-languages.md"));
  return shown.map(({ path, text }) => `[${/^# (.+)$/m.exec(text)?.[1] ?? ""}](${to(path)})`);
}

/** Programs in tabs, each of which runs as it is. */
function samplesPart(about: About, operation: LocatedOperation): string {
  const tabs = samplesOf(about.name, about.bundle, operation).map(
    ({ tab, language, program }) => `\`\`\`${language} [${tab}]\n${program}\n\`\`\``,
  );
  const intro = "Against a sandbox of your own, which `npx @maksu/sandbox` starts. Put in your ids.";
  const verified = operation.security.includes("signature")
    ? " Except that for curl, each verifies that the service has signed the response."
    : "";
  return `${intro}${verified}\n\n::: code-group\n\n${tabs.join("\n\n")}\n\n:::`;
}

function parametersTable(api: About, parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, in: place, required = false, schema, description, "x-error-code": own }) => [
    `${anchored(anchorOf(place, name), code(name))}, ${place}`,
    `${typeInWords(api.bundle, schema)}${required ? ", required" : ""}`,
    [
      meaningOf(api, { ...schema, ...(description !== undefined && { description }), ...(own !== undefined && { "x-error-code": own }) }),
    ].join(" "),
  ]);
  return rows.length > 0 ? table(["parameter", "type", "what it is"], rows) : "";
}

/** Its bodies by what they are, with the media types of each. */
function bodiesOf({ content }: LocatedOperation): Readonly<Record<string, MediaType>> {
  const bodies = Object.entries(content);
  const [, first] = bodies[0] ?? [];
  const same = bodies.filter(([, media]) => JSON.stringify(media.schema) === JSON.stringify(first?.schema));
  const others = bodies.filter((body) => !same.includes(body));
  return Object.fromEntries([...(first ? [[same.map(([type]) => type).join(" or "), first] as const] : []), ...others]);
}

/** The headers that signing adds to a request, and those of its security schemes. */
function requestHeaders(api: About, operation: LocatedOperation): string {
  const signing = parametersTable(api, signingParameters(operation));
  const schemes = operation.security.flatMap((name) => {
    const scheme = objectAt(objectAt(objectAt(api.bundle, "components"), "securitySchemes"), name);
    const header = textAt(scheme, "type") === "apiKey" ? textAt(scheme, "name") : "Authorization";
    const isListed = signingParameters(operation).some((parameter) => parameter.name === header);
    return isListed ? [] : [`${code(header ?? "")}: ${textAt(scheme, "description")?.trim() ?? ""}`];
  });
  return [signing, ...schemes].filter((part) => part !== "").join("\n\n");
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

/** The fields of each response body, with the statuses that it comes with, and an example of each. */
function responseBodies(api: About, { responses }: LocatedOperation): readonly string[] {
  const byBody = new Map<string, { readonly statuses: string[]; readonly media: MediaType[] }>();
  for (const [status, { value }] of responses) {
    const [media] = Object.values(value.content ?? {});
    if (media === undefined) continue;
    const key = JSON.stringify(media.schema);
    const known = byBody.get(key) ?? { statuses: [], media: [] };
    byBody.set(key, { statuses: [...known.statuses, status === "default" ? "any other" : status], media: [...known.media, media] });
  }
  return [...byBody.values()].map(({ statuses, media }) => {
    const [{ schema } = {}] = media;
    const fields = bodyFields(api, schema, { anchor: statuses.join("-").replace("any other", "other"), present: "always present" });
    const isSuccess = statuses.some((status) => status.startsWith("2"));
    const examples = isSuccess ? media.map((each) => examplesOf(api.bundle, each)) : [];
    const kind = typeInWords(api.bundle, schema);
    return [`### Body of ${statuses.join(", ")}${kind === "" ? "" : `: ${kind}`}`, fields, ...examples]
      .filter((part) => part !== "")
      .join("\n\n");
  });
}

/** The headers of all responses, with the statuses of those that not every one has. */
function responseHeaders(api: About, { responses }: LocatedOperation): string {
  const found = new Map<string, { readonly header: JsonObject; readonly statuses: string[] }>();
  for (const [status, { value }] of responses)
    for (const [name, node] of Object.entries(objectAt(value, "headers"))) {
      const known = found.get(name) ?? { header: resolve(api.bundle, node).value, statuses: [] };
      found.set(name, { ...known, statuses: [...known.statuses, status] });
    }
  const rows = [...found].map(([name, { header, statuses }]) => [
    anchored(anchorOf("response-header", name), code(name)),
    `${typeInWords(api.bundle, header["schema"])}${header["required"] === true ? ", always present" : ""}`,
    `${textAt(header, "description")?.trim() ?? ""}${statuses.length === responses.size ? "" : ` With ${statuses.join(", ")}.`}`,
  ]);
  return rows.length > 0 ? table(["header", "type", "what it is"], rows) : "";
}

/** Shows every documented example of a body, each behind its description. */
function examplesOf(bundle: JsonObject, media: JsonObject): string {
  return Object.entries(objectAt(media, "examples"))
    .flatMap(([name, node]) => {
      const example = resolve(bundle, node).value;
      const value = example["value"];
      if (value === undefined) return [];
      const shown = typeof value === "string" ? `\`\`\`\`\n${value}\n\`\`\`\`` : jsonBlock(value);
      return [`::: details Example ${name}: ${(textAt(example, "description") ?? "").trim().split(/\s+/).join(" ")}\n\n${shown}\n\n:::`];
    })
    .join("\n\n");
}

/** Colours for a long one would make most of its page. */
function jsonBlock(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2);
  return `\`\`\`${json.length > LONG ? "" : "json"}\n${json}\n\`\`\``;
}

const LONG = 900;
