import { ClientError } from "../errors.ts";
import { writeHeaders } from "./headers.ts";
import type { GivenRequest } from "./given-request.ts";
import type { OperationEntry } from "@maksu/openapi-runtime";
import { writePath } from "./path-parameters.ts";
import { writeQuery } from "./query-parameters.ts";
import { refuseRoundedIn } from "./rounded-number.ts";

/** Documented for Payment API requests with a body; the others accept it. */
export const JSON_UTF8 = "application/json; charset=utf-8";

/** A request as it goes out, but for what signing adds. */
export interface WrittenRequest extends RequestInit {
  readonly url: string;
}

/**
 * Writes a request. It may be one that validation was told to let pass: whatever stands in it reaches the operation's own path, or is refused.
 *
 * @throws ClientError `path-parameter-invalid`, `query-parameter-invalid`, `header-invalid`, `body-invalid`
 */
export function writeRequest(
  operationId: string,
  { method, path: template }: OperationEntry,
  baseUrl: string,
  { path, query, header, json }: GivenRequest,
): WrittenRequest {
  const url = baseUrl + writePath(operationId, template, path) + writeQuery(operationId, query);
  const headers = writeHeaders(operationId, header);
  if (json === null) throw notJson(operationId);
  if (json !== undefined) refuseRoundedIn(operationId, json);
  if (json !== undefined && !headers.has("content-type")) headers.set("content-type", JSON_UTF8);
  return { url, method, headers, redirect: "manual", ...(json !== undefined && { body: json }) };
}

/** The body of a request, read back from what is sent: what is checked is what JSON has made of it. */
export function bodyOf(operationId: string, { json }: GivenRequest): unknown {
  if (json === null) throw notJson(operationId);
  return json === undefined ? undefined : JSON.parse(json);
}

const notJson = (operationId: string): ClientError =>
  new ClientError("body-invalid", operationId, "body can't be written as JSON: it has a BigInt, is a function, or contains itself");
