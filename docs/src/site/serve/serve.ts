/** `npm run docs -- serve`: serves the built site on loopback. */
import { existsSync } from "node:fs";
import { base, site } from "../places.ts";
import { servePages } from "./serve-pages.ts";

const { PORT = "4173" } = process.env;

if (!existsSync(site)) fail("The site is not built yet. Run npm run docs first.");
else if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) fail(`PORT must be a number up to 65535, but is "${PORT}".`);
else await serve(Number(PORT));

async function serve(port: number): Promise<void> {
  try {
    const server = await servePages(site, port, base);
    console.log(`${server.url} (Ctrl+C stops it)`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void server.close());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    fail(
      code === "EADDRINUSE"
        ? `The port ${port} is in use. Choose another one: PORT=5173 npm run docs -- serve; 0 takes a free one.`
        : message,
    );
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
