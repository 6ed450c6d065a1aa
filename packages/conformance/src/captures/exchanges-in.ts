/** Finds exchanges in a record of a program: an error of Axios, an export of Postman, a HAR, a line of a structured log. */
import { isObject } from "@maksu/openapi";
import type { Capture } from "./capture.ts";

/** The parts of an exchange that a record has. */
type Recorded = Omit<Capture, "line">;

/** How deep exports nest their folders. */
const MAX_DEPTH = 12;

/** Returns the exchanges in a record, the record itself or those in it. */
export function exchangesIn(value: unknown, depth = 0): readonly Recorded[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((each) => exchangesIn(each, depth + 1));
  if (!isObject(value)) return [];
  const own = exchangeOf(value);
  return own ? [own] : Object.values(value).flatMap((each) => exchangesIn(each, depth + 1));
}

function exchangeOf(value: Readonly<Record<string, unknown>>): Recorded | undefined {
  const sent = [value["config"], value["originalRequest"], value["request"]].find((each) => isObject(each) && urlOf(each) !== undefined);
  const received = isObject(value["response"]) ? value["response"] : value;
  const status = [received["status"], received["statusCode"], received["code"]].find((each) => typeof each === "number");
  const content = bodyOf(received);
  const isResponse = typeof status === "number" && (content !== undefined || isObject(received["headers"]) || sent !== undefined);
  if (!isResponse && (!isObject(sent) || Array.isArray(value["response"]))) return undefined;
  const body = isObject(sent) ? bodyOf(sent) : undefined;
  return {
    ...(isObject(sent) && {
      method: String(sent["method"] ?? "GET").toUpperCase(),
      url: urlOf(sent) ?? "",
      request: { headers: headersOf(sent["headers"] ?? sent["header"]), ...(body !== undefined && { body }) },
    }),
    ...(isResponse && {
      status,
      response: { headers: headersOf(received["headers"] ?? received["header"]), ...(content !== undefined && { body: content }) },
    }),
  };
}

function urlOf({ url, uri }: Readonly<Record<string, unknown>>): string | undefined {
  const found = isObject(url) ? url["raw"] : (url ?? uri);
  return typeof found === "string" ? found : undefined;
}

/** A body, or the object that a HAR or Postman has around its text. */
function bodyOf({ data, body = data, postData, content = postData }: Readonly<Record<string, unknown>>): string | undefined {
  const given = body ?? content;
  if (given === undefined || given === null) return undefined;
  const around = isObject(given) ? (given["raw"] ?? given["text"]) : undefined;
  const found = typeof around === "string" ? around : given;
  return typeof found === "string" ? found : JSON.stringify(found);
}

/** Headers by name, or as a list of names and values. */
export function headersOf(value: unknown): [string, string][] {
  const pairs = Array.isArray(value)
    ? value.filter(isObject).map((each): [unknown, unknown] => [each["name"] ?? each["key"], each["value"]])
    : Object.entries(isObject(value) ? value : {});
  return pairs.map(([name, each]): [string, string] => [String(name).toLowerCase(), [each].flat().map(String).join(", ")]);
}
