/** Serves the files of a folder over HTTP, on loopback. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** A running server of pages. */
export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server. @param port - 0 takes a free one */
export async function servePages(folder: string, port: number): Promise<PageServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    // Browsers request it for pages that declare no icon.
    if (pathname === "/favicon.ico") return void response.writeHead(204).end();
    const path = normalize(join(folder, pathname.endsWith("/") ? `${pathname}index.html` : decodeURI(pathname)));
    const inside = path.startsWith(`${folder}${sep}`);
    readFile(inside ? path : "")
      .then((content) => response.writeHead(200, { "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream" }).end(content))
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
