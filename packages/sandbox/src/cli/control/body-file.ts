import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { readFailure } from "@maksu/signing/command-line";

/** The body of an operation, and where it is from. */
export interface BodyFile {
  readonly source: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Reads the body of an operation from a file with JSON, or from standard input when that is `-`.
 *
 * @throws Error that names the file when it can't be read, or is not a JSON object
 */
export async function readBodyFile(path: string): Promise<BodyFile> {
  const source = path === "-" ? "standard input" : path;
  const content = await (path === "-" ? buffer(process.stdin) : readFile(path)).catch((error: unknown) => {
    throw new Error(`${source} ${readFailure(error)}`, { cause: error });
  });
  const body = parsed(source, content);
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Error(`${source} must be a JSON object`);
  return { source, body: { ...body } };
}

/** Parses JSON, also after a byte order mark. */
function parsed(source: string, content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch (error) {
    throw new Error(`${source} is not JSON`, { cause: error });
  }
}
