import { readBundle } from "@maksu/apis";
import { operationsOf } from "@maksu/openapi";
import { API_NAMES } from "@maksu/service-front";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { collectionFiles } from "./collections.ts";
import { collection } from "./requests.ts";

const files = collectionFiles();
const textOf = (path: string): string => String(files.get(path));

interface PostmanItem {
  readonly name: string;
  readonly item: readonly {
    readonly name: string;
    readonly request: { readonly method: string; readonly url: { readonly raw: string } };
  }[];
}
const postman = JSON.parse(textOf("maksu.postman_collection.json")) as {
  readonly item: readonly PostmanItem[];
  readonly variable: readonly { readonly key: string }[];
};
const { folders } = collection();

test.each(API_NAMES)("the collections have every operation of the %s API", (api) => {
  const requests = postman.item.flatMap(({ item }) => item.map(({ request: { method, url } }) => `${method} ${url.raw.split("?")[0]}`));
  for (const { method, path } of operationsOf(readBundle(`${api}-api`))) {
    const own = new RegExp(`^${method} \\{\\{${api}Url\\}\\}${path.replaceAll(/\{[^}]+\}/g, "\\{\\{\\w+\\}\\}")}$`);
    expect(requests).toContainEqual(expect.stringMatching(own));
  }
});

test("Postman and Bruno have the same requests, in the same order", () => {
  for (const [place, { name, requests }] of folders.entries()) {
    expect(textOf(`bruno/${name}/folder.bru`)).toContain(`seq: ${place + 1}\n`);
    const names = requests.map((request) => request.name);
    expect(postman.item[place]).toMatchObject({ name, item: names.map((each) => ({ name: each })) });
    for (const [seq, each] of names.entries()) expect(textOf(`bruno/${name}/${each}.bru`)).toContain(`\n  seq: ${seq + 1}\n`);
  }
});

test("every variable has a value at first, or one of a request or the script before it", () => {
  const set = new Set([...postman.variable.map(({ key }) => key), "nonce", "timestamp", "contentMd5", "signature", "$guid"]);
  for (const { requests } of folders)
    for (const { name, call, keeps } of requests) {
      for (const [, variable] of JSON.stringify(call).matchAll(/\{\{([^}]+)\}\}/g)) expect(set, name).toContain(variable);
      for (const kept of Object.keys(keeps)) set.add(kept);
    }
});

test("a success is tested by its documented status", () => {
  expect(folders.flatMap(({ requests }) => requests.filter(({ success }) => success.length === 0))).toEqual([]);
  expect(textOf("bruno/Payment API/addCardForm.bru")).toContain("responds with 302");
});

test("Bruno's archive has the files of its folder", () => {
  const archive = Object.entries(unzipSync(files.get("maksu.bruno.zip") as Uint8Array));
  expect(archive.map(([path, content]) => [path.replace(/^maksu\//, "bruno/"), new TextDecoder().decode(content)])).toEqual(
    [...files].filter(([path]) => path.startsWith("bruno/")),
  );
});
