/** The request of a sample: an operation's first example, with what signing adds. */
import { inputsOf } from "@maksu/codegen/input-examples";
import { isObject, type Json, type LocatedOperation, signingParameters, viewOf, type JsonObject } from "@maksu/openapi";

/** How a request is authenticated: by signed headers, by signed fields of a form, by the Merchant API's header, by a password, or not at all. */
export type Scheme = "headers" | "form" | "merchant" | "basic" | "none";

/** A value that each request makes for itself. */
export type Fresh = "a nonce" | "the time";

/** A header, or a field of a form. */
export type Named = readonly [name: string, value: string | { readonly fresh: Fresh }];

/** A request, before it is signed. */
export interface Call {
  readonly operationId: string;
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly scheme: Scheme;
  /** Headers, or fields of a form, that the signature covers, in the order in which it does. */
  readonly signed: readonly Named[];
  /** The headers that it does not cover. */
  readonly plain: readonly Named[];
  /** JSON; empty for none. */
  readonly body: string;
}

/** A test merchant, as it is published. */
export interface TestMerchant {
  readonly id: string;
  readonly secret: string;
}

/** The test merchants, which the service publishes. */
export const TEST_MERCHANTS: Readonly<Record<string, TestMerchant>> = {
  payment: { id: "375917", secret: "SAIPPUAKAUPPIAS" },
  merchant: { id: "13466", secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
  legacy: { id: "13466", secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
};

/** The address that `npx @maksu/sandbox` has by default. */
export const SANDBOX = "http://127.0.0.1:4020";

const METHOD_OF_FORMS = "POST";

/**
 * Returns what an operation's samples send.
 *
 * @param id - of the merchant
 * @param input - in place of the first example
 */
export function callOf(
  bundle: JsonObject,
  located: LocatedOperation,
  id: string,
  input: Readonly<Record<string, Json>> = inputOf(located),
): Call {
  const { operationId, method, path, content } = located;
  const body = input["body"];
  const scheme = schemeOf(bundle, located);
  const asText = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));
  const given = entriesOf(input["path"]);
  const filled = given.reduce((whole, [name, value]) => whole.replace(`{${name}}`, encodeURIComponent(asText(value))), path);
  const query = new URLSearchParams(
    entriesOf(input["query"]).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, asText(each)])),
  );
  const target = query.size === 0 ? filled : `${filled}?${query}`;
  const valueOf = (name: string): Named[1] => {
    if (name === "checkout-account") return id;
    if (name === "checkout-algorithm") return "sha256";
    if (name === "checkout-method") return scheme === "form" ? METHOD_OF_FORMS : method;
    if (name === "checkout-nonce") return { fresh: "a nonce" };
    if (name === "checkout-timestamp") return { fresh: "the time" };
    const [, value = ""] = given.find(([each]) => name.endsWith(each.replace("transactionId", "transaction-id"))) ?? [];
    return asText(value);
  };
  const common = { operationId, method, target, scheme };
  if (scheme === "form") {
    const fields = entriesOf(body).filter(([name]) => name !== "signature");
    const isSigned = ([name]: readonly [string, unknown]): boolean => name.startsWith("checkout-");
    return {
      ...common,
      signed: fields
        .filter(isSigned)
        .map(([name, value]): Named => [name, valueOf(name) || asText(value)])
        .toSorted(byName),
      plain: fields.filter((field) => !isSigned(field)).map(([name, value]): Named => [name, asText(value)]),
      body: "",
    };
  }
  const names = signingParameters(located).map(({ name }) => name);
  const version = signingParameters(located).flatMap(({ name, schema }): Named[] => {
    const [only] = [viewOf(bundle, schema).keywords.get("enum")].flat();
    return scheme === "basic" && only !== undefined ? [[name, String(only)]] : [];
  });
  return {
    ...common,
    signed: names
      .filter((name) => name.startsWith("checkout-"))
      .map((name): Named => [name, valueOf(name)])
      .toSorted(byName),
    plain: [...version, ...(Object.keys(content).length > 0 ? [["content-type", "application/json; charset=utf-8"] as const] : [])],
    body: body === undefined ? "" : JSON.stringify(body, undefined, 2),
  };
}

/** The operation's first example, without headers, which are for some merchants only. */
export function inputOf(located: LocatedOperation): Record<string, Json> {
  const [{ header: _header, ...input } = {}] = Object.values(inputsOf(located));
  return input;
}

const byName = ([one]: Named, [other]: Named): number => (one < other ? -1 : 1);

const entriesOf = (values: Json | undefined): [string, Json][] => (isObject(values) ? Object.entries(values as Record<string, Json>) : []);

/** Where an operation without a scheme of its own carries its signature, if it has one. */
function schemeOf(bundle: JsonObject, { security, content }: LocatedOperation): Scheme {
  const schema = Object.values(content)[0]?.schema;
  if (security.includes("signature")) return "headers";
  if (security.includes("ServiceMerchantAPI")) return "merchant";
  if (security.includes("basic")) return "basic";
  return viewOf(bundle, schema).properties.has("signature") ? "form" : "none";
}
