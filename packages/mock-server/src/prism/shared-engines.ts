/** The engines that the servers of a process share: Prism takes longer to read a description than to respond to a hundred requests. */
import { createHash } from "node:crypto";
import { createEngine, type Engine } from "./engine.ts";

/** How many engines are kept; with one more, all are forgotten. */
const LIMIT = 12;

const engines = new Map<string, Engine>();

/**
 * Returns the engine of a description, which is created once.
 *
 * @param document - a bundled description
 * @param isAuthenticated - whether signature headers must match the description
 * @throws Error when Prism can't read the description
 */
export function sharedEngine(document: object, isAuthenticated: boolean): Engine {
  const text = JSON.stringify([isAuthenticated, document]);
  const key = createHash("sha256").update(text).digest("base64");
  const known = engines.get(key);
  if (known) return known;
  if (engines.size >= LIMIT) engines.clear();
  const engine = createEngine(document, isAuthenticated);
  engines.set(key, engine);
  return engine;
}
