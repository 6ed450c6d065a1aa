/** Writes a request as it goes over the wire, before it is signed. */
import { type LocatedOperation, signingParameters } from "@maksu/openapi";
import { JSON_TYPE, writeBody, XML_TYPE } from "./body-writers.ts";
import type { ContractRequest } from "./request.ts";

/** A request before it is signed. */
export interface WrittenRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface RawBody {
  readonly mediaType: string;
  readonly text: string;
}

/** Writes a request, without the headers that signing fills in. */
export function writeRequest(operation: LocatedOperation, request: ContractRequest, raw?: RawBody): WrittenRequest {
  const mediaType = raw?.mediaType ?? request.mediaType;
  const isWritten = raw === undefined && request.body !== undefined && mediaType !== undefined;
  const signing = new Set(signingParameters(operation).map(({ name }) => name));
  const asked = Object.entries(request.header).filter(([name, value]) => !signing.has(name) && value !== null && value !== undefined);
  return {
    method: operation.method,
    target: targetOf(operation, request),
    headers: {
      accept: mediaType === XML_TYPE ? XML_TYPE : JSON_TYPE,
      ...(mediaType !== undefined && { "content-type": `${mediaType}; charset=utf-8` }),
      ...Object.fromEntries(asked.map(([name, value]) => [name, String(value)])),
    },
    body: isWritten ? writeBody(mediaType, operation.operationId, request.body) : raw?.text,
  };
}

function targetOf({ path }: LocatedOperation, request: ContractRequest): string {
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(request.path[name] ?? "")));
  const query = Object.entries(request.query).map(
    ([name, value]) =>
      `${name}=${[value]
        .flat()
        .map((each) => encodeURIComponent(String(each)))
        .join(",")}`,
  );
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** An operation that no header signs: its body, a form that the customer's browser sends, has a field for the signature. */
export const isSignedForm = ({ security, content }: LocatedOperation): boolean => security.length === 0 && Object.keys(content).length > 0;
