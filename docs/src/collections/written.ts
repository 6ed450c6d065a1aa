/** Text that both formats write alike. */
import type { Call, Named } from "../site/samples/call.ts";
import type { CollectionRequest } from "./requests.ts";

/** The name of the collections. */
export const NAME = "maksu";

/** A value of a header or a field: what each request makes for itself is a variable, which the script sets. */
export const valueText = (value: Named[1]): string => {
  if (typeof value === "string") return value;
  return value.fresh === "a nonce" ? "{{nonce}}" : "{{timestamp}}";
};

/** Returns all headers, those of the signature with its variables. */
export function headersOf({ scheme, signed, plain }: Call): readonly Named[] {
  if (scheme === "form") return [];
  if (scheme === "headers") return [...signed, ["signature", "{{signature}}"], ...plain];
  if (scheme === "merchant")
    return [
      ["Timestamp", "{{timestamp}}"],
      ["Content-MD5", "{{contentMd5}}"],
      ["Authorization", "{{merchantApiName}} {{merchantId}}:{{signature}}"],
      ...plain,
    ];
  return plain;
}

/** How a runner's scripts are written. */
interface Script extends Pick<CollectionRequest, "success" | "keeps"> {
  readonly status: string;
  readonly body: string;
  readonly location: string;
  /** A function of a variable's name and value. */
  readonly keep: string;
  test(title: string, isSo: string): string;
}

/** Writes what runs after a response: a test of its status, and the variables of a success. */
export function script({ status, body, location, keep, test, success, keeps }: Script): string {
  const isSuccess = `[${success.join(", ")}].includes(${status})`;
  const needs = (name: string): boolean => Object.values(keeps).some((kept) => new RegExp(`\\b${name}\\b`).test(kept));
  return [
    test(`responds with ${success.join(" or ")}`, isSuccess),
    ...(Object.keys(keeps).length === 0
      ? []
      : [
          `if (${isSuccess}) {`,
          ...(needs("body") ? [`  const body = ${body};`] : []),
          ...(needs("location") ? [`  const location = ${location};`] : []),
          ...Object.entries(keeps).map(([name, value]) => `  ${keep}("${name}", ${value});`),
          "}",
        ]),
  ].join("\n");
}
