import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { readFailure } from "@maksu/signing/command-line";

/** The body of an operation, and where it is from. */
export interface BodyFile {
  readonly source: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Reads the body of an operation from a file with JSON, or from standard input when that is `-`.
 *
 * @throws Error that names the file when it can't be read, or is not JSON
 */
export async function readBodyFile(path: string): Promise<BodyFile> {
  const source = path === "-" ? "standard input" : path;
  const content = await (path === "-" ? text(process.stdin) : readFile(path, "utf8")).catch((error: unknown) => {
    throw new Error(`${source} ${readFailure(error)}`, { cause: error });
  });
  try {
    return { source, body: { ...Object(JSON.parse(content)) } };
  } catch (error) {
    throw new Error(`${source} is not JSON`, { cause: error });
  }
}
