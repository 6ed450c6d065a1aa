import { StoreFailure } from "../store-failure.ts";

/**
 * Returns the error of a database that can't be opened: what is wrong with it, and what to do.
 *
 * @param error - what has happened. One that is no {@link StoreFailure} of a connection, nor an error of the server, is returned as it is
 * @param store - the name of the store
 */
export function openingError(error: unknown, store: string): unknown {
  const cause = error instanceof StoreFailure ? error.cause : error;
  const { code = "", message = "" } = Object(cause) as { readonly code?: string; readonly message?: string };
  const why =
    CAUSES[code] ?? (message.startsWith("SASL") ? NO_PASSWORD : undefined) ?? (error instanceof StoreFailure ? message : undefined);
  if (why === undefined) return error;
  return new Error(`store: ${store} can't be opened: ${why || code}`, { cause });
}

const NO_PASSWORD = "the server asks for a password: add it to the URL, as in postgres://user:password@host/database";
const NOT_REACHED = "nothing responds there: start the server, or correct host and port in the URL";
const UNKNOWN_HOST = "there is no such host: correct it in the URL";
const REJECTED = "the server rejects the user or the password: correct them in the URL";
const STARTING = "the server is starting or stopping: try again when it accepts connections";

/** By the codes of the system and of the server. */
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: NOT_REACHED,
  EHOSTUNREACH: NOT_REACHED,
  ENETUNREACH: NOT_REACHED,
  ETIMEDOUT: NOT_REACHED,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  "28000": REJECTED,
  "28P01": REJECTED,
  "3D000": "the server has no such database: create it, or name another one in the URL",
  "3F000": "the database has no such schema: create it, or name another one in the URL's search_path",
  "42501": "the user may not create tables there: GRANT CREATE ON SCHEMA, or name another user in the URL",
  "25006": "it only reads: name the server that writes in the URL",
  "53300": "the server has too many connections: raise its max_connections, or end some",
  "57P03": STARTING,
  "57P01": STARTING,
};
