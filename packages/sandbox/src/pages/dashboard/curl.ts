/** Requests and events as curl: signed again, by a secret in the variable KEY, which no page shows. */
import type { RecordedRequest } from "@maksu/service-front";
import { shellWord } from "@maksu/signing/command-line";

/** A command that computes the signature of lines and, behind them, of a body. */
const signing = (lines: readonly string[], algorithm: string, body: string): string =>
  `signature=$({ printf '%s\\n' ${lines.join(" ")}${body === "" ? "" : `; printf %s ${body}`}; } | openssl dgst -${algorithm} -hmac "$KEY" -r | cut -d' ' -f1)`;

const ALGORITHMS: ReadonlySet<string> = new Set(["sha256", "sha512"]);

/** Lines in the order in which they are signed. */
const sorted = (fields: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * A callback of the Payment API as curl.
 *
 * @param url - as it was signed
 * @param address - where it is sent
 * @returns undefined for an event that is signed by another scheme
 */
export function curlOfEvent(url: string, address: string): string | undefined {
  const fields: Record<string, string> = Object.fromEntries(
    [...new URL(url).searchParams].filter(([name]) => name.startsWith("checkout-")),
  );
  const algorithm = fields["checkout-algorithm"] ?? "";
  if (!ALGORITHMS.has(algorithm)) return undefined;
  const [before = "", query = ""] = address.split("?");
  const rest = query.split("&").filter((each) => !each.startsWith("signature="));
  const lines = sorted(fields).map(([name, value]) => shellWord(`${name}:${value}`));
  return `${signing(lines, algorithm, "")}\ncurl -i ${shellWord(`${before}?${rest.join("&")}&signature=`)}"$signature"`;
}

/** Headers whose values are made when the request is sent. */
const FRESH: Readonly<Record<string, string>> = { "checkout-nonce": '"$nonce"', "checkout-timestamp": '"$timestamp"' };

/**
 * A request to the Payment API as curl, with a nonce and a timestamp of its own.
 *
 * @param origin - of the sandbox
 * @returns undefined for a request that is signed by another scheme
 */
export function curlOfRequest({ method, path, headers, parameters, body }: RecordedRequest, origin: string): string | undefined {
  const fields = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith("checkout-")));
  const algorithm = fields["checkout-algorithm"] ?? "";
  if (!ALGORITHMS.has(algorithm) || (method !== "GET" && body === undefined)) return undefined;
  const value = (name: string, text: string): string =>
    FRESH[name] ? `${shellWord(`${name}:`)}${FRESH[name]}` : shellWord(`${name}:${text}`);
  const query = new URLSearchParams(
    Object.entries(parameters.query).map(([name, each]): [string, string] => [name, String(each)]),
  ).toString();
  const hasBody = method !== "GET" && body !== undefined;
  return [
    "nonce=$(openssl rand -hex 16)",
    "timestamp=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)",
    ...(hasBody ? [`body=${shellWord(JSON.stringify(body))}`] : []),
    signing(
      sorted(fields).map(([name, text]) => value(name, text)),
      algorithm,
      hasBody ? '"$body"' : "",
    ),
    [
      `curl -i -X ${method} ${shellWord(`${origin}${path}${query === "" ? "" : `?${query}`}`)}`,
      ...Object.entries(fields).map(([name, text]) => `  -H ${value(name, text)}`),
      `  -H "signature:$signature"`,
      ...(hasBody ? [`  -H 'Content-Type: application/json; charset=utf-8' --data-binary "$body"`] : []),
    ].join(" \\\n"),
  ].join("\n");
}
