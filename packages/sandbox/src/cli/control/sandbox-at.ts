/** Where the sandbox is that a command reaches. */
import { ControlError } from "../../control/client/control-error.ts";
import { createControlClient } from "../../control/client/control-client.ts";
import type { Operations } from "../../generated/methods.ts";
import { URL_VARIABLE } from "../../redirect/variables.ts";
import { TOKEN_VARIABLE } from "../start-flags.ts";
import { SeveralIds } from "./short-ids.ts";

/** Where a sandbox is, unless its URL is given. */
const DEFAULT_URL = "http://127.0.0.1:4020";

/** The URL that flags or the environment name. */
export const urlOf = ({ url }: { readonly url?: unknown }): string => String(url ?? process.env[URL_VARIABLE] ?? DEFAULT_URL);

/**
 * Calls a running sandbox.
 *
 * @throws ControlError for what it rejects; Error where none responds
 */
export async function callSandbox<Result>(url: string, call: (client: Operations) => Promise<Result>): Promise<Result> {
  const client = clientOf(url);
  try {
    return await call(client);
  } catch (error) {
    if (error instanceof ControlError || error instanceof SeveralIds) throw error;
    throw new Error(`No sandbox responds at ${new URL(url).origin}: start one with npx @maksu/sandbox, or name another one with --url`, {
      cause: error,
    });
  }
}

/** Creates the client; an invalid URL or token is reported by the flag or variable that it came from. */
function clientOf(url: string): Operations {
  const { [TOKEN_VARIABLE]: token } = process.env;
  try {
    return createControlClient({ url, ...(token !== undefined && { token }) });
  } catch (error) {
    const source = url === process.env[URL_VARIABLE] ? URL_VARIABLE : "--url";
    const { message } = error as Error;
    throw new Error(message.replace(/^url(?=:)/, source).replace(/^token(?=:)/, TOKEN_VARIABLE), { cause: error });
  }
}
