/** Known mistakes in the Payment API's scheme. */
import { hmac } from "#crypto";
import { checkoutMessage, type CheckoutAlgorithm } from "../../checkout/checkout.ts";
import type { BytesOrText } from "../../crypto/encoding.ts";
import { lineEndVariants, reserializedVariants } from "./body-variants.ts";
import { secretWhiteSpace, type Candidate } from "./mistake.ts";

type Pair = readonly [name: string, value: string];

/** The received data that should have been signed. */
export interface CheckoutCase {
  /** Every header, query parameter or field, in the order received. */
  readonly parameters: readonly Pair[];
  /** The query of the request; undefined where the signed parameters are the query. */
  readonly query?: string;
  readonly body: Uint8Array;
  readonly secret: string;
  readonly algorithm: CheckoutAlgorithm;
}

/** The signed lines as this package writes them. Duplicate names, which it rejects, have their lines one after the other. */
export function checkoutLines(parameters: readonly Pair[]): string {
  return sorted(signed(parameters)).map(lineOf).join("");
}

/** Each mistake to try: first those about the whole message, then those about one parameter, of which there may be very many. */
export function* checkoutMistakes({ parameters, query, body, secret, algorithm }: CheckoutCase): Generator<Candidate> {
  const ours = sorted(signed(parameters));
  const ourNames = ours.map(([name]) => name.toLowerCase());
  const ourLines = ours.map(lineOf);
  const lines = ourLines.join("");
  const sign = (message: readonly BytesOrText[], key = secret, hash = algorithm) => hmac(hash, key, message, "hex");
  const signing = (message: readonly BytesOrText[]) => ({ message, signature: () => sign(message) });
  const withLines = (changed: readonly string[]) => signing([changed.join(""), body]);
  const withPairs = (pairs: readonly Pair[]) => withLines(sorted(pairs).map(lineOf));
  const text = new TextDecoder().decode(body);

  const rejection = rejectionOf(parameters);
  if (rejection !== undefined)
    yield { name: "message-rejected", text: `signed as sent, but rejected: ${rejection}`, signature: () => sign([lines, body]) };

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
  yield* secretWhiteSpace(secret, "signed", (key) => sign([lines, body], key));

  yield { name: "body-left-out", text: "signed without the body", ...signing([lines]) };
  for (const variant of reserializedVariants(text))
    yield { name: "body-reserialized", text: `signed over the body re-serialized ${variant.text}`, ...signing([lines, variant.body]) };
  for (const variant of lineEndVariants(text))
    yield { name: "body-line-ends", text: `signed over the body ${variant.text}`, ...signing([lines, variant.body]) };
  yield { name: "line-ends", text: "signed with CRLF between the lines", ...signing([lines.replaceAll("\n", "\r\n"), body]) };
  yield { name: "line-ends", text: "signed without the LF between headers and body", ...signing([lines.slice(0, -1), body]) };

  yield { name: "names-not-sorted", text: "signed in the order received, not by name", ...withLines(signed(parameters).map(lineOf)) };
  yield {
    name: "names-not-lower-case",
    text: "signed with the names' own case",
    ...withLines(ours.map(([name, value]) => `${name}:${value}\n`)),
  };
  const encoded = ours.map(([name, value]): Pair => [name, encodeURIComponent(value.toWellFormed())]);
  yield { name: "values-url-encoded", text: "signed with the values before URL decoding", ...withPairs(encoded) };

  if (query !== undefined) {
    const searched = [...ours, ...new URLSearchParams(query)];
    yield { name: "query-signed", text: "signed with the query's parameters among the lines", ...withPairs(searched) };
    yield { name: "query-signed", text: "signed with the query as the body", ...signing([lines, query]) };
    yield { name: "query-signed", text: "signed with the query and its question mark as the body", ...signing([lines, `?${query}`]) };
    yield { name: "query-signed", text: "signed with the query before the body", ...signing([lines, query, "\n", body]) };
  }

  const others = parameters.filter(([name]) => !isSigned(name) && name.toLowerCase() !== "signature");
  if (others.length > 1) yield { name: "header-added", text: "signed with every name", ...withPairs([...ours, ...others]) };
  for (const pair of others) {
    const name = pair[0].toLowerCase();
    const next = ourNames.findIndex((each) => each > name);
    yield {
      name: "header-added",
      text: `signed with ${name}, which is not a checkout- name`,
      ...withLines(ourLines.toSpliced(next === -1 ? ourLines.length : next, 0, lineOf(pair))),
    };
  }

  // The lines are in order, those of one name next to each other, so that a change needs no sorting.
  for (const [index, pair] of ours.entries()) {
    const name = pair[0].toLowerCase();
    const last = ourNames.lastIndexOf(name);
    const without = ourLines.toSpliced(index, 1);
    if (ourNames.indexOf(name) !== last)
      yield { name: "header-duplicated", text: `signed with one ${name}, of which there are several`, ...withLines(without) };
    else yield { name: "header-missing", text: `signed without ${name}`, ...withLines(without) };
    yield { name: "header-duplicated", text: `signed with ${name} twice`, ...withLines(ourLines.toSpliced(last + 1, 0, lineOf(pair))) };
    yield {
      name: "header-duplicated",
      text: `signed with ${name} twice, joined by a comma`,
      ...withLines(without.toSpliced(last, 0, lineOf([name, `${pair[1]}, ${pair[1]}`]))),
    };
  }
}

/** Returns why this package rejects the parameters, whatever their signature. */
function rejectionOf(parameters: readonly Pair[]): string | undefined {
  if (parameters.filter(([name]) => name.toLowerCase() === "signature").length > 1) return "signature: must not be repeated";
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

function lineOf([name, value]: Pair): string {
  return `${name.toLowerCase()}:${value}\n`;
}
