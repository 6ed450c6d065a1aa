import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notFoundPage } from "../built/not-found-page.ts";
import { type PageServer, servePages } from "./serve-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
const text = "a page ".repeat(1000);
let server: PageServer;
beforeAll(async () => {
  mkdirSync(join(folder, "site/a b"), { recursive: true });
  writeFileSync(join(folder, "outside.html"), "outside");
  writeFileSync(join(folder, "site/index.html"), text);
  writeFileSync(join(folder, "site/a b/index.html"), "spaces");
  writeFileSync(join(folder, "site/picture.png"), "picture");
  mkdirSync(join(folder, "site/assets"));
  writeFileSync(join(folder, "site/assets/app.DnHSpttx.js"), "");
  writeFileSync(join(folder, "site/404.html"), notFoundPage("/"));
  server = await servePages(join(folder, "site"), 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is written; fetch would resolve its dots. */
async function request(path: string, encoding = "gzip, br"): Promise<IncomingMessage & { readonly body: Buffer }> {
  const { hostname, port } = new URL(server.url);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ hostname, port, path, headers: { "accept-encoding": encoding } }, resolve).on("error", reject),
  );
  return Object.assign(response, { body: await buffer(response) });
}

test("servePages compresses text for those who accept it", async () => {
  const { headers, body } = await request("/");
  expect(headers).toMatchObject({ "content-encoding": "gzip", "content-type": "text/html; charset=utf-8", vary: "accept-encoding" });
  expect(body.length).toBeLessThan(text.length / 10);
  expect(gunzipSync(body).toString()).toBe(text);
});

test.each([
  ["text for others", "/", "identity", text],
  ["pictures", "/picture.png", "gzip", "picture"],
])("servePages does not compress %s", async (_what, path, encoding, want) => {
  const { headers, body } = await request(path, encoding);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe(want);
});

test("servePages serves the index of a folder with an escaped name", async () => {
  expect((await request("/a%20b/", "identity")).body.toString()).toBe("spaces");
});

test.each(["/nowhere", "/../outside.html", "/%2e%2e/outside.html", "/%E0%A4%A", "/a b"])(
  "servePages has the 404 page for %s",
  async (path) => {
    const { statusCode, body } = await request(path.replace(" ", "%20"), "identity");
    expect([statusCode, body.toString()]).toEqual([404, expect.stringContaining("Page not found")]);
  },
);

test("servePages lets browsers keep files with a hash in their name, and no others", async () => {
  const control = async (path: string) => (await request(path)).headers["cache-control"];
  expect(await control("/assets/app.DnHSpttx.js")).toBe("max-age=31536000, immutable");
  expect(await control("/")).toBeUndefined();
});

test("servePages serves a folder below a path, and nothing beside it", async () => {
  const below = await servePages(join(folder, "site"), 0, "/maksu/");
  const statusOf = async (path: string) => (await fetch(new URL(path, below.url))).status;
  expect(below.url).toMatch(/\/maksu\/$/);
  expect([await statusOf("./picture.png"), await statusOf("/picture.png"), await statusOf("/other/picture.png")]).toEqual([200, 404, 404]);
  await below.close();
});
