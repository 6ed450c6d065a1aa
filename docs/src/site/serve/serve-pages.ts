/** Serves the files of a folder over HTTP, on loopback: compressed, and with the folder's own page for what is not there. */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { NOT_FOUND_PAGE } from "../built/not-found-page.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/** Media types whose files are smaller compressed. */
const COMPRESSIBLE = /^text\/|json|xml/;

/** Files whose name has a hash of their content, as VitePress names them: a browser may keep them. */
const HASHED = /[\\/]assets[\\/].*\.[\w-]{8}\.(lean\.)?\w+$/;

const compressed = promisify(gzip);

/** A running server of pages. */
export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a server.
 *
 * @param port - 0 takes a free one
 * @param base - path of the folder on the server
 */
export async function servePages(folder: string, port: number, base = "/"): Promise<PageServer> {
  const server = createServer((request, response) => void respond({ folder, base }, request, response));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A folder, and its path on the server. */
interface Place {
  readonly folder: string;
  readonly base: string;
}

async function respond({ folder, base }: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  // Browsers request it for pages that declare no icon.
  if (pathname === "/favicon.ico") return void response.writeHead(204).end();
  const found = pathname.startsWith(base) ? await contentOf(folder, pathname.slice(base.length - 1)) : undefined;
  const [status, path] = found === undefined ? [404, NOT_FOUND_PAGE] : [200, found.path];
  const content = found?.content ?? (await contentOf(folder, `/${NOT_FOUND_PAGE}`))?.content ?? Buffer.of();
  const type = MEDIA_TYPES[extname(path)] ?? "application/octet-stream";
  const smaller = COMPRESSIBLE.test(type) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
  response.writeHead(status, {
    "content-type": type,
    vary: "accept-encoding",
    ...(HASHED.test(path) && { "cache-control": "max-age=31536000, immutable" }),
    ...(smaller && { "content-encoding": "gzip" }),
  });
  response.end(smaller ? await compressed(content) : content);
}

/** A file of the folder; undefined where there is none. A path that ends in a slash is that of its index. */
async function contentOf(folder: string, pathname: string): Promise<{ readonly path: string; readonly content: Buffer } | undefined> {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname)));
    return path.startsWith(`${folder}${sep}`) ? { path, content: await readFile(path) } : undefined;
  } catch {
    return undefined;
  }
}
