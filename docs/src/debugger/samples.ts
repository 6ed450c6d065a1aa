/** The messages that the signature debugger offers: the published vectors, and the mismatch of the signing guide. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { docs, root } from "../site/places.ts";

/** A message to try. */
export interface Sample {
  readonly title: string;
  /** As saved, or the address alone. */
  readonly message: string;
  readonly secret: string;
}

interface Vector {
  readonly id: string;
  readonly what: string;
  readonly secret: string;
}
interface PaymentVector extends Vector {
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly signature: string;
}
interface MerchantVector extends Vector {
  readonly method: string;
  readonly target: string;
  readonly apiName: string;
  readonly merchantId: string;
  readonly timestamp: string;
  readonly contentMd5: string;
  readonly body: string;
  readonly signature: string;
}
interface ReceiptVector extends Vector {
  readonly fields: Readonly<Record<string, string>>;
  readonly authcode: string;
}

/** Lists the samples, the guide's first. */
export function debuggerSamples(): readonly Sample[] {
  return [
    ofGuide(),
    ...vectors<PaymentVector>("payment").map((vector) => sample("Payment API", vector, paymentMessage(vector))),
    ...vectors<MerchantVector>("merchant").map((vector) => sample("Merchant API", vector, merchantMessage(vector))),
    ...vectors<ReceiptVector>("receipt").map((vector) => sample("Receipt", vector, receiptAddress(vector))),
  ];
}

const vectors = <T extends Vector>(name: string): readonly T[] =>
  (JSON.parse(readFileSync(join(root, `packages/signing/vectors/${name}.json`), "utf8")) as { vectors: readonly T[] }).vectors;

const sample = (of: string, { id, what, secret }: Vector, message: string): Sample => ({
  title: `${of}, ${id}: ${what.replace(/ \(.*/, "")}`,
  message,
  secret,
});

const paymentMessage = ({ parameters, body, signature, what }: PaymentVector): string => {
  const pairs = [...parameters, ["signature", signature] as const];
  if (!what.startsWith("request")) return `https://shop.example.com/?${new URLSearchParams(pairs.map(([...pair]) => pair)).toString()}`;
  const method = parameters.find(([name]) => name === "checkout-method")?.[1] ?? "POST";
  return [`${method} / HTTP/1.1`, ...pairs.map((pair) => pair.join(": ")), "", body].join("\n");
};

const merchantMessage = ({ method, target, apiName, merchantId, timestamp, contentMd5, body, signature }: MerchantVector): string =>
  [
    `${method} ${target} HTTP/1.1`,
    `Timestamp: ${timestamp}`,
    `Content-MD5: ${contentMd5}`,
    `Authorization: ${apiName} ${merchantId}:${signature}`,
    "",
    body,
  ].join("\n");

const receiptAddress = ({ fields, authcode }: ReceiptVector): string =>
  `https://shop.example.com/receipt?${new URLSearchParams({ ...fields, RETURN_AUTHCODE: authcode }).toString()}`;

/** The request that the guide explains. */
function ofGuide(): Sample {
  const guide = readFileSync(join(docs, "guides/signing.md"), "utf8");
  const [, message] = /```http\n(.+?)\n```/s.exec(guide) ?? [];
  const [, secret] = /MAKSU_SECRET=(\w+) npx @maksu\/signing explain/.exec(guide) ?? [];
  if (message === undefined || secret === undefined) throw new Error("guides/signing.md: has no request to explain, or no secret for it");
  return { title: "Signing guide: a body that was serialized twice", message, secret };
}
