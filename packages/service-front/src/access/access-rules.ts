/** The rules of the options that say how a server is reached. */
import type { OptionRule } from "@maksu/signing/options";
import { readHost, readHostName } from "./host-name.ts";

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

/** A token that a header can hold as it is. */
export const controlTokenOption: OptionRule = {
  allowed: "printable ASCII text that neither begins nor ends with a space",
  accepts: (value) => typeof value === "string" && /^[!-~](?:[ -~]*[!-~])?$/.test(value),
  takes: "a string",
};

/** A base URL for others; it may have a path. */
export const publicUrlOption: OptionRule = {
  allowed: "an http(s) URL without user, query and fragment",
  accepts: (value) => typeof value === "string" && /^https?:\/\/[^\s\\@?#\p{Cc}]+$/u.test(value) && hasHost(value),
  takes: "a string",
};

const hasHost = (url: string): boolean => URL.canParse(url) && readHost(new URL(url).host) !== undefined;
