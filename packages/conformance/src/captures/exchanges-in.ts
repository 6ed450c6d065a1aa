/** Finds exchanges in a record of a program: an error of Axios, an export of Postman, a HAR, a line of a structured log. */
import { isObject } from "@maksu/openapi";
import type { CapturedMessage, PrintedExchange } from "./capture.ts";

type Values = Readonly<Record<string, unknown>>;

/** How deep exports nest their folders. */
const MAX_DEPTH = 12;

/** Returns the exchanges in a record, the record itself or those in it. */
export function exchangesIn(value: unknown, depth = 0): readonly PrintedExchange[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((each) => exchangesIn(each, depth + 1));
  if (!isObject(value)) return [];
  const own = exchangeOf(value);
  return own ? [own] : Object.values(value).flatMap((each) => exchangesIn(each, depth + 1));
}

function exchangeOf(value: Values): PrintedExchange | undefined {
  const inside = ["config", "originalRequest", "request", "req"].map((name) => value[name]).find((each) => urlOf(each) !== undefined);
  // A line of a structured log has both sides in one record.
  const sent = inside ?? (typeof value["method"] === "string" && urlOf(value) !== undefined ? value : undefined);
  const received = [value["response"], value["res"]].find(isObject) ?? value;
  const status = ["status", "statusCode", "status_code", "code"].map((name) => received[name]).find((each) => typeof each === "number");
  const response = messageOf(received, ["responseBody", "response_body", "body", "data", "content", "response"]);
  const isResponse = status !== undefined && (response.body !== undefined || isObject(received["headers"]) || sent !== undefined);
  if (!isResponse && (!isObject(sent) || Array.isArray(value["response"]))) return undefined;
  // Where a record has both sides, its body is the response's.
  const ofRequest = ["requestBody", "request_body", ...(isResponse && sent === received ? [] : ["body", "data", "postData"])];
  return {
    ...(isObject(sent) && {
      method: String(sent["method"] ?? "GET").toUpperCase(),
      url: urlOf(sent) ?? "",
      request: messageOf(sent, ofRequest),
    }),
    ...(isResponse && { status, response }),
  };
}

function urlOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { url, uri } = value;
  const found = isObject(url) ? url["raw"] : (url ?? uri);
  return typeof found === "string" ? found : undefined;
}

/** Headers, and the first body of these names; a HAR or Postman has an object around its text. */
function messageOf(record: Values, bodies: readonly string[]): CapturedMessage {
  const headers = headersOf(record["headers"] ?? record["header"]);
  const given = bodies.map((name) => record[name]).find((each) => each !== undefined && each !== null);
  if (given === undefined) return { headers };
  const around = isObject(given) ? (given["raw"] ?? given["text"]) : undefined;
  if (isObject(given) && given["encoding"] === "base64") return { headers, body: Buffer.from(String(around), "base64").toString() };
  const found = typeof around === "string" ? around : given;
  return { headers, body: typeof found === "string" ? found : JSON.stringify(found) };
}

/** Headers by name, or as a list of names and values. */
export function headersOf(value: unknown): [string, string][] {
  const pairs = Array.isArray(value)
    ? value.filter(isObject).map((each): [unknown, unknown] => [each["name"] ?? each["key"], each["value"]])
    : Object.entries(isObject(value) ? value : {});
  return pairs.map(([name, each]): [string, string] => [String(name).toLowerCase(), [each].flat().map(String).join(", ")]);
}
