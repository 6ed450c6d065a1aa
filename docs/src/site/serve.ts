/** `npm run docs:serve`: shows the built site on loopback. */
import { existsSync } from "node:fs";
import { site } from "./places.ts";
import { servePages } from "./serve-pages.ts";

if (existsSync(site)) {
  const server = await servePages(site, Number(process.env["PORT"] ?? 4173));
  console.log(`${server.url} (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void server.close());
} else {
  console.error("There is no site yet: npm run docs builds it.");
  process.exitCode = 1;
}
