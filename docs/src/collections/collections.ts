/** The collections as files: for Postman, for Bruno, and the address of the mock servers for both. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { API_NAMES } from "@maksu/service-front";
import { zipSync } from "fflate";
import { docs } from "../site/places.ts";
import { brunoCollection, brunoEnvironment } from "./bruno.ts";
import { postmanCollection, postmanEnvironment } from "./postman.ts";
import { ACTS_AT, collection, serverOf } from "./requests.ts";
import { NAME } from "./written.ts";

const MOCK = "Mock servers";

/** The ports of the mock servers by default, the first of the APIs having the lowest. */
const FIRST_PORT = 4010;

/** The files that the guide links to, by the sources that write them. */
export const COLLECTION_FILES: Readonly<Record<"postman.ts" | "collections.ts" | "bruno.ts", string>> = {
  "postman.ts": `${NAME}.postman_collection.json`,
  "collections.ts": "mock-servers.postman_environment.json",
  "bruno.ts": `${NAME}.bruno.zip`,
};

/** Returns the content of each file by its path. Bruno's folder is there as an archive, too, which its app imports. */
export function collectionFiles(): ReadonlyMap<string, string | Uint8Array> {
  const [sign, postman, bruno] = ["sign", "postman", "bruno"].map((name) =>
    readFileSync(join(docs, "src/collections/scripts", `${name}.js`), "utf8"),
  ) as [string, string, string];
  const own = collection();
  const mock = {
    ...Object.fromEntries(API_NAMES.map((api, index) => [serverOf(api), `http://127.0.0.1:${FIRST_PORT + index}`])),
    [ACTS_AT]: "",
  };
  const inBruno = brunoCollection(own, { sign, bruno }).set(`environments/${MOCK}.bru`, brunoEnvironment(mock));
  const encoder = new TextEncoder();
  const archived = Array.from(inBruno, ([path, text]) => [`${NAME}/${path}`, encoder.encode(text)] as const);
  return new Map<string, string | Uint8Array>([
    [COLLECTION_FILES["postman.ts"], postmanCollection(own, { sign, postman })],
    [COLLECTION_FILES["collections.ts"], postmanEnvironment(MOCK, mock)],
    [COLLECTION_FILES["bruno.ts"], zipSync(Object.fromEntries(archived), { mtime: "1980-01-01T00:00:00" })],
    ...Array.from(inBruno, ([path, text]) => [`bruno/${path}`, text] as const),
  ]);
}

/** Writes them into a folder. */
export function writeCollections(folder: string): void {
  for (const [path, content] of collectionFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
