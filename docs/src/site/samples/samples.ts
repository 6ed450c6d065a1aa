/** An operation's samples: a program each, which runs against one's own sandbox as it is. */
import { callOf as clientCall } from "@maksu/codegen/call-example";
import type { JsonObject, LocatedOperation } from "@maksu/openapi";
import { callOf, inputOf, SANDBOX, TEST_MERCHANTS, type TestMerchant } from "./call.ts";
import { curlSample } from "./curl.ts";
import { phpSample } from "./php.ts";
import { pythonSample } from "./python.ts";

/** A sample: the name of its tab, its language, and the program. */
export interface Sample {
  readonly tab: "TypeScript" | "curl" | "PHP" | "Python";
  readonly language: string;
  readonly program: string;
}

const NO_MERCHANT: TestMerchant = { id: "", secret: "" };

/** Returns an operation's samples. @param api - `payment`, `merchant`, `legacy`, or `sandbox-control` */
export function samplesOf(api: string, bundle: JsonObject, operation: LocatedOperation): readonly Sample[] {
  const merchant = TEST_MERCHANTS[api] ?? NO_MERCHANT;
  const call = callOf(bundle, operation, merchant.id);
  return [
    { tab: "TypeScript", language: "ts", program: clientSample(api, operation, merchant, call.scheme === "form" ? call.plain : undefined) },
    { tab: "curl", language: "bash", program: curlSample(call, merchant) },
    { tab: "PHP", language: "php", program: phpSample(call, merchant) },
    { tab: "Python", language: "python", program: pythonSample(call, merchant) },
  ];
}

/** The call by the client of the API. A form is signed by a method of its own. */
function clientSample(api: string, operation: LocatedOperation, { id, secret }: TestMerchant, form?: unknown): string {
  const input = inputOf(operation);
  if (api === "sandbox-control")
    return `import { createControlClient } from "@maksu/sandbox/control";\n\nconst client = createControlClient({ url: "${SANDBOX}" });\n${clientCall(operation.operationId, input)}\nconsole.log(result);`;
  const [own, package_] = [`create${api[0]?.toUpperCase()}${api.slice(1)}Client`, `@maksu/${api}-client`];
  const merchant = `${api === "payment" ? "account" : "merchantId"}: ${id}, secret: "${secret}"`;
  const call =
    form === undefined
      ? clientCall(operation.operationId, input)
      : 'const fields = await client.signCardForm({\n  redirectSuccessUrl: "https://shop.example.com/card/success",\n  redirectCancelUrl: "https://shop.example.com/card/cancel",\n  language: "EN",\n});\nconst result = await client.addCardForm({ body: fields });';
  return `import { ${own} } from "${package_}";\n\nconst client = ${own}({\n  ${merchant},\n  baseUrl: "${SANDBOX}",\n});\n${call}\nconsole.log(result);`;
}
