/** Gives each method of a client a page of its own in the reference; the client's page keeps a table of them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { API_NAMES } from "@maksu/service-front";
import { code, table } from "../markdown/markdown.ts";
import { pages, REFERENCE } from "../places.ts";
import { type About, aboutOf, clientPage, guideLinks, operationPageOf, responsesTable } from "../descriptions/operation-pages.ts";
import { errorsOfOperation } from "../descriptions/errors-page.ts";
import { written } from "../places.ts";
import { routeOf, withLinks } from "../tree/tree.ts";

/** A method as TypeDoc's Markdown has it. */
interface Method {
  readonly name: string;
  readonly anchor: string;
  readonly text: string;
}

/** Writes the pages of all clients. @param guides - files in which operations are looked for */
export function writeMethodPages(guides: readonly string[]): void {
  for (const name of API_NAMES) {
    const client = clientPage(name);
    const about = aboutOf(`${name}-api`);
    const folder = client.replace(/\.md$/, "");
    mkdirSync(folder, { recursive: true });
    for (const [method, text] of methodPages(readFileSync(client, "utf8"), client, about, guides))
      writeFileSync(join(folder, `${method}.md`), text);
    // Names that a client takes over from its operations are described with the client.
    for (const page of [client, join(dirname(client), "Operations.md")])
      if (existsSync(page)) writeFileSync(page, withTable(readFileSync(page, "utf8"), inFolder(basename(folder))));
  }
  // The control API's operations have pages, which say all that a page of the method would.
  const control = join(pages, REFERENCE, "sandbox/control/interfaces/Operations.md");
  const operations = relative(dirname(routeOf(control)), routeOf(join(written, "sandbox-control"))).replaceAll("\\", "/");
  writeFileSync(control, withTable(readFileSync(control, "utf8"), inFolder(operations)));
  // A world's methods are acts, which stand on their own page in full.
  const world = join(pages, REFERENCE, "sandbox/index/interfaces/SandboxWorld.md");
  writeFileSync(
    world,
    withTable(readFileSync(world, "utf8"), ({ anchor }) => `ActMethods.md#${anchor}`),
  );
}

const inFolder =
  (folder: string): LinkTo =>
  ({ name }) =>
    `${folder}/${name}.md`;

/** Returns the Markdown of each method's page, by the method's name. @param page - the client's page, with all of them */
export const methodPages = (page: string, client: string, about: About, guides: readonly string[]): ReadonlyMap<string, string> =>
  new Map(partsOf(page).methods.map((method) => [method.name, methodPage(method, client, about, guides)]));

/** Splits an interface's page into what stands before its methods, and the methods. */
function partsOf(page: string): { readonly before: string; readonly methods: readonly Method[] } {
  const [before = "", rest = ""] = page.split(/^## Methods\n/m);
  const methods = rest.split(/^\*\*\*$/m).flatMap((part) => {
    const [whole, name, anchor] = /^### (\w+)\(\) \{#(\w+)\}$/m.exec(part) ?? [];
    return whole !== undefined && name !== undefined && anchor !== undefined
      ? [{ name, anchor, text: part.slice(part.indexOf(whole) + whole.length).trim() }]
      : [];
  });
  return { before, methods };
}

type LinkTo = (method: Method) => string;

/** Replaces an interface's methods by a table of links to where they are described. */
export function withTable(page: string, linkTo: LinkTo): string {
  const { before, methods } = partsOf(page);
  const rows = methods.map((method) => [`<a id="${method.anchor}"></a> [${code(method.name)}](${linkTo(method)})`, summaryOf(method.text)]);
  return rows.length > 0 ? `${before}## Methods\n\n${table(["method", "what it does"], rows)}\n` : page;
}

/** The paragraph after the signature. */
const summaryOf = (text: string): string => text.split(/\n{2,}/).find((part) => !part.startsWith(">")) ?? "";

function methodPage({ name, text }: Method, client: string, about: About, guides: readonly string[]): string {
  const page = join(client.replace(/\.md$/, ""), `${name}.md`);
  const to = (path: string): string => relative(dirname(routeOf(page)), routeOf(path)).replaceAll("\\", "/");
  const own = withLinks(text.replace(/\n#### Inherited from\n[\s\S]*$/, ""), (target) => deeper(target, basename(client)));
  const found = about.operations.findIndex(({ operationId }) => operationId === name);
  const operation = about.operations[found];
  const title = `# ${basename(client, ".md")}.${name}()`;
  if (operation === undefined) return `${title}\n\n${promoted(own)}\n`;
  const links = [
    `- [The operation ${code(name)}](${to(operationPageOf(about, operation))}): every field with its limits, and an example of the response`,
    ...guideLinks(name, guides, to).map((link) => `- Guide: ${link}`),
    `- [All methods of the client](../${basename(client)})`,
  ];
  const errors = errorsOfOperation(about, name, `${to(written)}/`);
  const parts = [
    title,
    promoted(own.replace(/\nResponses:\n(?:- .*\n)+/, "\n")),
    `## Results\n\nA call resolves to one of these, by status; it rejects with an error only if no usable response arrives.\n\n${responsesTable(about.bundle, operation)}`,
    ...(errors === "" ? [] : [`## Errors\n\n${errors}`]),
    `## See also\n\n${links.join("\n")}${about.client === undefined ? "" : `\n\nRule: ${about.title}, operation ${found + 1} of its document.`}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Headings of a method's parts are the second level of its own page. */
const promoted = (text: string): string => text.replaceAll(/^####(#?) /gm, "##$1 ").trim();

/** A link, seen from a folder below. */
const deeper = (target: string, page: string): string =>
  target.startsWith("#") ? `../${page}${target}` : /^([a-z]+:|\/)/.test(target) ? target : `../${target}`;
