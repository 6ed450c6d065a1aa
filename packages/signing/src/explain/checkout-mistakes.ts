/** The usual mistakes in the Payment API's scheme. */
import { hmac } from "#crypto";
import { checkoutMessage, type CheckoutAlgorithm } from "../checkout.ts";
import type { BytesOrText } from "../encoding.ts";
import { lineEndVariants, reserialisedVariants } from "./body-variants.ts";
import { secretsWithWhiteSpace, type Candidate } from "./mistake.ts";

type Pair = readonly [name: string, value: string];

/** What was received and should have been signed. */
export interface CheckoutCase {
  /** Every header, query parameter or field, in the order received. */
  readonly parameters: readonly Pair[];
  /** The query of the request; undefined where the signed parameters are the query. */
  readonly query?: string;
  readonly body: Uint8Array;
  readonly secret: string;
  readonly algorithm: CheckoutAlgorithm;
}

/** The signed lines as this package writes them. A name that comes twice, which it refuses, has its lines one after the other. */
export function checkoutLines(parameters: readonly Pair[]): string {
  return write(sorted(signed(parameters)));
}

/** Each mistake to try. */
export function* checkoutMistakes({ parameters, query, body, secret, algorithm }: CheckoutCase): Generator<Candidate> {
  const ours = sorted(signed(parameters));
  const lines = write(ours);
  const sign = (message: readonly BytesOrText[], key = secret, hash = algorithm) => hmac(hash, key, message, "hex");
  const withLines = (pairs: readonly Pair[]) => () => sign([write(sorted(pairs)), body]);
  const text = new TextDecoder().decode(body);

  const refusal = refusalOf(parameters);
  if (refusal !== undefined)
    yield { name: "message-refused", text: `signed as it stands, but refused: ${refusal}`, signature: () => sign([lines, body]) };

  const other = algorithm === "sha256" ? "sha512" : "sha256";
  yield {
    name: "algorithm-differs",
    text: `signed with ${other} instead of ${algorithm}`,
    signature: () => sign([lines, body], secret, other),
  };
  yield { name: "upper-case-hex", text: "written in upper-case hex", signature: async () => (await sign([lines, body])).toUpperCase() };
  yield {
    name: "encoding-differs",
    text: "written in base64 instead of hex",
    signature: () => hmac(algorithm, secret, [lines, body], "base64"),
  };
  for (const key of secretsWithWhiteSpace(secret))
    yield {
      name: "secret-white-space",
      text: "signed with white space around the secret, or without",
      signature: () => sign([lines, body], key),
    };

  yield { name: "body-left-out", text: "signed without the body", signature: () => sign([lines]) };
  for (const variant of reserialisedVariants(text))
    yield {
      name: "body-reserialised",
      text: `signed over the body written anew ${variant.text}`,
      signature: () => sign([lines, variant.body]),
    };
  for (const variant of lineEndVariants(text))
    yield { name: "body-line-ends", text: `signed over the body ${variant.text}`, signature: () => sign([lines, variant.body]) };
  yield { name: "line-ends", text: "signed with CRLF between the lines", signature: () => sign([lines.replaceAll("\n", "\r\n"), body]) };
  yield { name: "line-ends", text: "signed without the LF between headers and body", signature: () => sign([lines.slice(0, -1), body]) };

  for (const [index, pair] of ours.slice(0, MOST_TRIED).entries()) {
    const without = ours.filter((_, at) => at !== index);
    const name = pair[0].toLowerCase();
    const twice = without.some((each) => each[0].toLowerCase() === name);
    if (twice)
      yield { name: "header-duplicated", text: `signed with one ${name}, of which there are several`, signature: withLines(without) };
    else yield { name: "header-missing", text: `signed without ${name}`, signature: withLines(without) };
    yield { name: "header-duplicated", text: `signed with ${name} twice`, signature: withLines([...ours, pair]) };
    yield {
      name: "header-duplicated",
      text: `signed with ${name} twice, joined by a comma`,
      signature: withLines([...without, [pair[0], `${pair[1]}, ${pair[1]}`]]),
    };
  }
  for (const pair of parameters.filter(([name]) => !isSigned(name)).slice(0, MOST_TRIED))
    yield {
      name: "header-added",
      text: `signed with ${pair[0].toLowerCase()}, which is not a checkout- name`,
      signature: withLines([...ours, pair]),
    };
  yield {
    name: "header-added",
    text: "signed with every name",
    signature: withLines(parameters.filter(([name]) => name.toLowerCase() !== "signature")),
  };

  yield {
    name: "names-not-sorted",
    text: "signed in the order received, not by name",
    signature: () => sign([write(signed(parameters)), body]),
  };
  yield {
    name: "names-not-lower-case",
    text: "signed with the names' own case",
    signature: () => sign([ours.map(([name, value]) => `${name}:${value}\n`).join(""), body]),
  };
  const encoded = ours.map(([name, value]): Pair => [name, encodeURIComponent(value)]);
  yield { name: "values-url-encoded", text: "signed with the values before URL decoding", signature: withLines(encoded) };

  if (query === undefined) return;
  const searched = [...ours, ...new URLSearchParams(query)];
  yield { name: "query-signed", text: "signed with the query's parameters among the lines", signature: withLines(searched) };
  yield { name: "query-signed", text: "signed with the query as the body", signature: () => sign([lines, query]) };
  yield {
    name: "query-signed",
    text: "signed with the query and its question mark as the body",
    signature: () => sign([lines, `?${query}`]),
  };
  yield { name: "query-signed", text: "signed with the query before the body", signature: () => sign([lines, query, "\n", body]) };
}

/** Mistakes about a single name are tried for this many: no real message has as many, and a hostile one must not take minutes. */
const MOST_TRIED = 100;

/** What this package refuses about the parameters, whatever their signature. */
function refusalOf(parameters: readonly Pair[]): string | undefined {
  if (parameters.filter(([name]) => name.toLowerCase() === "signature").length > 1) return "signature: comes twice";
  try {
    checkoutMessage({ parameters });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}

function isSigned(name: string): boolean {
  return name.toLowerCase().startsWith("checkout-");
}

function signed(parameters: readonly Pair[]): readonly Pair[] {
  return parameters.filter(([name]) => isSigned(name));
}

function sorted(pairs: readonly Pair[]): readonly Pair[] {
  const byName = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const name = pair[0].toLowerCase();
    const same = byName.get(name);
    if (same) same.push(pair);
    else byName.set(name, [pair]);
  }
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}

function write(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${name.toLowerCase()}:${value}\n`).join("");
}
