/** Writes the collection in Postman's format, version 2.1: https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html. */
import type { Named } from "../site/samples/call.ts";
import { ACTS_AT, type Collection, type CollectionRequest } from "./requests.ts";
import { headersOf, NAME, script, valueText } from "./written.ts";

/** Writes the collection, with the text of its scripts. */
export function postmanCollection(
  { folders, variables }: Collection,
  scripts: { readonly sign: string; readonly postman: string },
): string {
  const common = `${scripts.postman}\n${scripts.sign}`;
  const collection = {
    info: { name: NAME, schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" },
    item: folders.map(({ name, requests }) => ({ name, item: requests.map(item) })),
    event: [event("prerequest", `${common}\nsignRequest(runner);`), event("test", `${common}\nverifyResponse(runner);`)],
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

/** Writes an environment, whose values take the place of the collection's. */
export function postmanEnvironment(name: string, values: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ name, values: Object.entries(values).map(([key, value]) => ({ key, value, enabled: true })) }, undefined, 2)}\n`;
}

const event = (listen: "prerequest" | "test", text: string): object => ({
  listen,
  script: { type: "text/javascript", exec: text.trimEnd().split("\n") },
});

const pairs = (fields: readonly Named[]): object[] => fields.map(([key, value]) => ({ key, value: valueText(value) }));

function item(request: CollectionRequest): object {
  const { name, summary, server, call, success, keeps } = request;
  const [path = "", query] = call.target.split("?");
  const skip = `if (!pm.variables.get("${ACTS_AT}")) pm.execution.skipRequest();`;
  const after = script({
    status: "pm.response.code",
    body: "pm.response.json()",
    location: 'pm.response.headers.get("location")',
    keep: "pm.collectionVariables.set",
    test: (title, isSo) => `pm.test("${title}", () => pm.expect(${isSo}).to.equal(true));`,
    success,
    keeps,
  });
  return {
    name,
    event: [...(server === ACTS_AT ? [event("prerequest", skip)] : []), event("test", after)],
    protocolProfileBehavior: { followRedirects: false },
    request: {
      description: `${summary}.`,
      method: call.method,
      url: {
        raw: `{{${server}}}${call.target}`,
        host: [`{{${server}}}`],
        path: path.split("/").slice(1),
        ...(query !== undefined && {
          query: query.split("&").map((pair) => ({ key: pair.split("=")[0], value: pair.slice(pair.indexOf("=") + 1) })),
        }),
      },
      header: pairs(headersOf(call)),
      ...authentication(request),
      ...(call.scheme === "form" && {
        body: { mode: "urlencoded", urlencoded: pairs([...call.signed, ["signature", "{{signature}}"], ...call.plain]) },
      }),
      ...(call.body !== "" && { body: { mode: "raw", raw: call.body, options: { raw: { language: "json" } } } }),
    },
  };
}

const authentication = ({ call }: CollectionRequest): object =>
  call.scheme === "basic"
    ? {
        auth: {
          type: "basic",
          basic: [
            { key: "username", value: "{{merchantId}}" },
            { key: "password", value: "{{merchantSecret}}" },
          ],
        },
      }
    : { auth: { type: "noauth" } };
