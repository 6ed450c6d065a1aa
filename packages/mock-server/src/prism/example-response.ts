/** Chooses the response that a description has for a request: an example, or a value made up from the schema. */
import { sample } from "@stoplight/json-schema-sampler";
import type { IHttpHeaderParam, IHttpOperation, IHttpOperationResponse } from "@stoplight/types";
import type { ResponseDraft } from "@maksu/service-front";
import type { Preference } from "./preference.ts";

/**
 * Chooses the preferred response of an operation; by default the first JSON example of its lowest success.
 *
 * @throws Error for a status or an example that the operation doesn't have
 */
export function exampleResponse(operation: IHttpOperation, { code, exampleKey }: Preference): ResponseDraft {
  const response = responseFor(operation, code);
  if (!response) throw new Error(`${operation.iid} has no response ${code ?? ""}`);
  const content = response.contents?.find(({ mediaType }) => mediaType === "application/json");
  const example = content?.examples?.find(({ key }) => exampleKey === undefined || key === exampleKey);
  if (exampleKey !== undefined && content && !example)
    throw new Error(`${operation.iid} has no example ${exampleKey} of its response ${response.code}`);
  return {
    status: code ?? (Number(response.code.replace(/XX$/i, "00")) || 200),
    headers: {
      ...Object.fromEntries((response.headers ?? []).flatMap((header) => headerExample(operation, header))),
      ...(content && { "content-type": content.mediaType }),
      ...(operation.deprecated && { deprecation: "true" }),
    },
    body: valueOf(example) ?? (example || !content?.schema ? undefined : sampled(operation, content.schema)),
  };
}

/** The response of a status, of its range such as 4XX, or of all others; without a status, the lowest success. */
function responseFor({ responses }: IHttpOperation, status: number | undefined): IHttpOperationResponse | undefined {
  const named = (code: string): IHttpOperationResponse | undefined => responses.find((each) => each.code.toUpperCase() === code);
  if (status !== undefined) return named(String(status)) ?? named(`${String(status)[0]}XX`) ?? named("DEFAULT");
  const successes = responses.filter(({ code }) => /^2(\d\d|XX)$/i.test(code)).toSorted((a, b) => a.code.localeCompare(b.code));
  return successes[0] ?? named("DEFAULT") ?? responses[0];
}

type Example = NonNullable<IHttpHeaderParam["examples"]>[number];

/** The value of an example that is in the description, and not at a URL. */
const valueOf = (example: Example | undefined): unknown => (example && "value" in example ? example.value : undefined) ?? undefined;

/** A header with its first example, or a made-up value. */
function headerExample(operation: IHttpOperation, { name, schema, examples: [first] = [] }: IHttpHeaderParam): [string, string][] {
  const value = first || !schema ? valueOf(first) : sampled(operation, schema);
  return typeof value === "string" || typeof value === "number" ? [[name.toLowerCase(), String(value)]] : [];
}

/** Makes a value up, the same each time. */
const sampled = (operation: IHttpOperation, schema: object): unknown => sample(schema, { ticks: 2500 }, operation);
