/** The rules of the options that say how a server is reached. */
import type { OptionRule } from "@maksu/signing/options";
import { readHost, readHostName } from "../ground/host-name.ts";

const HOST_NAME: OptionRule = {
  allowed: "the name or address of a host, without scheme and port",
  accepts: (value) => typeof value === "string" && readHostName(value) !== undefined,
  takes: "a string",
};

/** Names of hosts. */
export const hostsOption: OptionRule = {
  allowed: "a list of host names",
  accepts: (value) => Array.isArray(value) && value.every(HOST_NAME.accepts),
  element: HOST_NAME,
};

/** The address that a server listens on. That of one interface may name it: `fe80::1%eth0`. */
export const listenOption: OptionRule = {
  ...HOST_NAME,
  accepts: (value) => typeof value === "string" && readHostName(value.replace(/^(fe80:[^%]*)%[\w.-]+$/i, "$1")) !== undefined,
};

/** Most characters of what stands in a header: Node rejects requests whose headers have more than 16 KB in all. */
export const MOST_CHARACTERS = 1000;

/** Whether a text is short enough for a header. */
const isShort = (text: string): boolean => text.length <= MOST_CHARACTERS;

/** A token that a header can hold as it is. */
export const controlTokenOption: OptionRule = {
  allowed: `printable ASCII text that neither begins nor ends with a space, of at most ${MOST_CHARACTERS} characters`,
  accepts: (value) => typeof value === "string" && isShort(value) && /^[!-~](?:[ -~]*[!-~])?$/.test(value),
  takes: "a string",
};

/** A base URL for others; it may have a path. A URL parser would skip further slashes in front of the host. */
export const publicUrlOption: OptionRule = {
  allowed: `an http(s) URL without user, query and fragment, with a host after two slashes and at most ${MOST_CHARACTERS} characters`,
  accepts: (value) =>
    typeof value === "string" && isShort(value) && /^https?:\/\/[^\s\\@?#/\p{Cc}][^\s\\@?#\p{Cc}]*$/u.test(value) && hasHost(value),
  takes: "a string",
};

const hasHost = (url: string): boolean => URL.canParse(url) && readHost(new URL(url).host) !== undefined;
