import { Buffer } from "node:buffer";
import { shellWord } from "@maksu/signing/command-line";
import type { WireRequest } from "../transport/transport.ts";

/**
 * Writes a request as a command line of curl for a POSIX shell.
 *
 * @param secretWord the shell's expression for the secret, which Basic authentication sends: the line itself does not have it
 */
export function curlLine({ method, url, headers, body }: WireRequest, secretWord: string): string {
  const words = Object.entries(headers).map(([name, value]) => {
    const [, credentials] = name === "authorization" ? (/^Basic (.+)$/.exec(value) ?? []) : [];
    if (credentials !== undefined) return `--user ${shellWord(`${userOf(credentials)}:`)}${secretWord}`;
    return `--header ${shellWord(value === "" ? `${name};` : `${name}: ${value}`)}`;
  });
  const text = body && new TextDecoder().decode(body);
  const sent = text === undefined ? (method === "GET" ? [] : [`--header 'content-length: 0'`]) : [`--data-raw ${shellWord(text)}`];
  return ["curl --silent --show-error --globoff", `--request ${method}`, ...words, ...sent, shellWord(url)].join(" \\\n  ");
}

/** The user name, which has no colon, of `name:password` in base64. */
function userOf(credentials: string): string {
  const [name = ""] = Buffer.from(credentials, "base64").toString().split(":", 1);
  return name;
}
