/** Links the operations that a guide speaks of to their pages: the first mention of each in prose. */
import { API_NAMES, type ApiName } from "@maksu/service-front";
import { readBundle } from "@maksu/apis";
import { operationsOf } from "@maksu/openapi";
import { join } from "node:path";
import { written } from "../places.ts";

/** The APIs that have an operation by its name. */
const APIS_OF = new Map<string, readonly ApiName[]>();
for (const api of API_NAMES)
  for (const { operationId } of operationsOf(readBundle(`${api}-api`)))
    APIS_OF.set(operationId, [...(APIS_OF.get(operationId) ?? []), api]);

/** Returns an operation's page: of the API that the section speaks of, if it has it. */
export function operationPage(name: string, section: string): string | undefined {
  const apis = APIS_OF.get(name) ?? [];
  const api =
    apis.find((each) => section.toLowerCase().includes(`${each} api`) || (each === "legacy" && /legacy/i.test(section))) ?? apis[0];
  return api === undefined ? undefined : join(written, api, `${name}.md`);
}

/**
 * Links operations in a guide's Markdown, outside of code, tables, headings and links.
 *
 * @param linkTo - returns a link from the guide to a page
 */
export function withOperationLinks(text: string, linkTo: (page: string) => string): string {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "";
  const linked = new Set<string>();
  let [section, isCode] = [title, false];
  const lines = text.split("\n").map((line) => {
    if (/^ *(```|~~~)/.test(line)) isCode = !isCode;
    const heading = /^##+ (.+)$/.exec(line)?.[1];
    if (heading !== undefined && !isCode) section = `${title} ${heading}`;
    if (isCode || /^(#|\||\s*```)/.test(line)) return line;
    return line.replaceAll(/\[[^\][]*\](?:\([^()]*\))?|`([A-Za-z]+)`/g, (whole, name: string | undefined) => {
      const page = name === undefined ? undefined : operationPage(name, section);
      if (page === undefined || linked.has(page)) return whole;
      linked.add(page);
      return `[${whole}](${linkTo(page)})`;
    });
  });
  return lines.join("\n");
}
