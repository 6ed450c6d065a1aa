import { readFile } from "node:fs/promises";
import { SigningError } from "../errors.ts";
import { readFailure } from "./read-failure.ts";

/**
 * Reads the secret from a file, without its final line end, else from the environment variable `MAKSU_SECRET`.
 *
 * @throws SigningError `secret-invalid` when neither is given, or it is empty; Error when the file can't be read
 */
export async function readSecret(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  if (file !== undefined) {
    const secret = new TextDecoder().decode(await readNamed("--secret-file", file)).replace(/\r?\n$/, "");
    if (secret === "") throw new SigningError("secret-invalid", "--secret-file: is empty");
    return secret;
  }
  const secret = environment["MAKSU_SECRET"];
  if (secret === undefined) throw new SigningError("secret-invalid", "secret: give --secret-file, or set MAKSU_SECRET");
  if (secret === "") throw new SigningError("secret-invalid", "MAKSU_SECRET: is empty; give the secret, or --secret-file");
  return secret;
}

/**
 * Reads a file. The system's own message is not shown, since it names the file, which may be the secret itself by mistake.
 *
 * @param called names the file in the error
 */
export async function readNamed(called: string, file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    throw new Error(`${called}: the file ${readFailure(error)}`, { cause: error });
  });
}
