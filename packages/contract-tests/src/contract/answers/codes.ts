/** Requests that provoke each documented error code: without asking for it by a header. */
import { type ApiName, TRIGGER_MERCHANTS, TRIGGERS } from "@maksu/mock-server";
import { isObject, objectAt, textAt, type JsonObject } from "@maksu/bundle";
import type { BundledOperation } from "@maksu/bundle";
import { exampleRequests } from "../requests/example-requests.ts";
import { send } from "../requests/exchange.ts";
import { type ContractRequest, withValue } from "../requests/request.ts";
import { codeIn } from "../judges/error-code.ts";
import { wireRequest, type WireOptions } from "../requests/wire-request.ts";

/** The codes that an operation documents: the examples of its answers whose name is the code in their own value. */
export function codesOf({ responses }: BundledOperation): readonly string[] {
  const named = [...responses.values()].flatMap(({ value }) =>
    Object.values(objectAt(value, "content")).flatMap((media) => Object.entries(objectAt(media, "examples"))),
  );
  const codes = named.filter(([name, example]) => codeIn(JSON.stringify(objectAt(example, "value"))) === name).map(([name]) => name);
  return [...new Set(codes)];
}

/** Sends what provokes the codes that no constraint has, and tells each code that comes back. */
export async function provoke(
  api: ApiName,
  bundle: JsonObject,
  operation: BundledOperation,
  baseUrl: string,
  provoked: (code: string) => void,
): Promise<void> {
  const examples = [...exampleRequests(bundle, operation).values()];
  const [first] = examples;
  if (!first) return;
  const ask = async (request: ContractRequest, options: WireOptions = {}): Promise<void> => {
    const answer = await send(baseUrl, await wireRequest(api, operation, request, options));
    const code = codeIn(answer.text);
    if (code !== undefined) provoked(code);
  };

  for (const trigger of TRIGGERS.filter((each) => each.api === api && each.operations.includes(operation.operationId)))
    for (const request of examples) await ask(withValue(request, [trigger.in, trigger.name], trigger.value));
  for (const account of Object.keys(TRIGGER_MERCHANTS[api])) await ask(first, { account });

  await ask(first, { secret: "not the secret" });
  if (api === "merchant") await ask(first, { apiName: "AnotherMerchantAPI" });
  const mediaTypes = Object.keys(operation.content);
  for (const mediaType of mediaTypes) await ask({ ...first, body: "" }, { mediaType, write: () => "{" });
  if (mediaTypes.length > 0) await ask({ ...first, body: "" }, { mediaType: "text/plain", write: () => "{" });
}

/** The example of an error code, for whoever has to provoke it. */
export function conditionOf({ responses }: BundledOperation, code: string): string {
  for (const { value } of responses.values())
    for (const media of Object.values(objectAt(value, "content"))) {
      const example = objectAt(media, "examples")[code];
      if (isObject(example)) return textAt(example, "description") ?? "no condition is described";
    }
  return "no condition is described";
}
