/** Writes the collection in Bruno's format: a folder of text files, https://docs.usebruno.com/bru-lang/overview. */
import { ACTS_AT, type Collection, type CollectionRequest } from "./requests.ts";
import { headersOf, NAME, script, valueText } from "./written.ts";

/** Writes the collection: the text of each file by its path. */
export function brunoCollection(
  { folders, variables }: Collection,
  scripts: { readonly sign: string; readonly bruno: string },
): Map<string, string> {
  const common = `${scripts.bruno}\n${scripts.sign}`;
  return new Map([
    ["bruno.json", `${JSON.stringify({ version: "1", name: NAME, type: "collection" }, undefined, 2)}\n`],
    [
      "collection.bru",
      blocks([
        ["vars:pre-request", pairs(Object.entries(variables))],
        // The signature is that of the text, which Bruno gives only where it doesn't parse it.
        ["script:pre-request", `${common}\nreq.disableParsingResponseJson();\nsignRequest(runner);`],
        ["tests", `${common}\nverifyResponse(runner);`],
      ]),
    ],
    ...folders.flatMap(({ name, requests }, index): [string, string][] => [
      [`${name}/folder.bru`, blocks([["meta", pairs(Object.entries({ name, seq: String(index + 1) }))]])],
      ...requests.map((request, place): [string, string] => [`${name}/${request.name}.bru`, requestFile(request, place + 1)]),
    ]),
  ]);
}

/** Writes an environment, whose values take the place of the collection's. */
export const brunoEnvironment = (values: Readonly<Record<string, string>>): string => blocks([["vars", pairs(Object.entries(values))]]);

function requestFile({ name, summary, server, call, success, keeps }: CollectionRequest, seq: number): string {
  const [, query = ""] = call.target.split("?");
  const bodyMode = call.scheme === "form" ? "formUrlEncoded" : call.body === "" ? "none" : "json";
  const fields = call.scheme === "form" ? [...call.signed, ["signature", "{{signature}}"] as const, ...call.plain] : [];
  const named = (entries: readonly (readonly [string, Parameters<typeof valueText>[0]])[]): string =>
    pairs(entries.map(([key, value]) => [key, valueText(value)]));
  const after = script({
    status: "res.getStatus()",
    body: "JSON.parse(res.getBody())",
    location: 'res.getHeader("location")',
    keep: "bru.setVar",
    test: (title, isSo) => `test("${title}", () => expect(${isSo}).to.equal(true));`,
    success,
    keeps,
  });
  return blocks([
    ["meta", pairs(Object.entries({ name, type: "http", seq: String(seq) }))],
    [
      call.method.toLowerCase(),
      pairs(
        Object.entries({
          url: `{{${server}}}${call.target}`,
          body: bodyMode,
          auth: call.scheme === "basic" ? "basic" : "none",
        }),
      ),
    ],
    [
      "params:query",
      pairs(query === "" ? [] : query.split("&").map((pair) => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)])),
    ],
    ["headers", named(headersOf(call))],
    ["auth:basic", call.scheme === "basic" ? pairs(Object.entries({ username: "{{merchantId}}", password: "{{merchantSecret}}" })) : ""],
    ["body:json", call.body],
    ["body:form-urlencoded", named(fields)],
    ["script:pre-request", server === ACTS_AT ? `if (!bru.interpolate("{{${ACTS_AT}}}")) bru.runner.skipRequest();` : ""],
    ["tests", after],
    ["settings", pairs(Object.entries({ encodeUrl: "false", followRedirects: "false" }))],
    ["docs", `${summary}.`],
  ]);
}

const pairs = (entries: readonly (readonly [string, string])[]): string => entries.map(([key, value]) => `${key}: ${value}`).join("\n");

/** Writes blocks with a content. */
const blocks = (all: readonly (readonly [name: string, content: string])[]): string =>
  all
    .filter(([, content]) => content !== "")
    .map(([name, content]) => `${name} {\n${content.trimEnd().replaceAll(/^(?=.)/gm, "  ")}\n}\n`)
    .join("\n");
