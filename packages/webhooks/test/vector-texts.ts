/** Every signed text that has a vector: published ones, and those signed by `openssl`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { checkoutMessage } from "@maksu/signing";
import { ACCOUNT, ofPairs, PAID, REFUND, type SignedText, type TextKind, UNPAID } from "./signed-texts.ts";

interface CheckoutVector {
  readonly id: string;
  readonly valid?: boolean;
  readonly secret: string;
  readonly parameters: readonly [string, string][];
  readonly body: string | { readonly text?: string; readonly base64?: string; readonly repeat?: string; readonly times?: number };
  readonly signature: string;
}
interface PlainVector {
  readonly id: string;
  readonly valid?: boolean;
  readonly secret: string;
  readonly form?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly signature: string;
  readonly authcode: string;
}
interface BasicVector {
  readonly id: string;
  readonly merchantId: string;
  readonly secret: string;
  readonly credentials: string;
}

const linesOf = (file: string): string[] => file.trimEnd().split("\n");
const vectorsOf = (name: string): string =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve("@maksu/signing")), "../vectors", name), "utf8");
const published = <Vector extends { readonly valid?: boolean }>(name: string): Vector[] => {
  const { vectors } = JSON.parse(vectorsOf(name)) as { readonly vectors: readonly Vector[] };
  return vectors.filter(({ valid }) => valid !== false);
};

/** Returns every text that has a vector, with its id. */
export function vectorTexts(): (SignedText & { readonly id: string })[] {
  const generated = linesOf(vectorsOf("generated.jsonl")).map((line): (CheckoutVector | PlainVector) & { readonly scheme: string } =>
    JSON.parse(line),
  );
  const of = <Vector>(scheme: string): Vector[] => generated.filter((vector) => vector.scheme === scheme) as unknown as Vector[];
  const checkouts = [...published<CheckoutVector>("payment.json"), ...of<CheckoutVector>("checkout")];
  const merchants = [...published<PlainVector>("merchant.json"), ...of<PlainVector>("merchant")];
  const receipts = [...published<PlainVector>("receipt.json"), ...of<PlainVector>("receipt")];
  const plain = (kind: TextKind, { id, secret, fields = {}, message }: PlainVector, signature: Buffer) => ({
    id,
    kind,
    secret,
    account: ACCOUNT,
    message: Buffer.from(
      message ??
        Object.values(fields)
          .map((value) => `${value}|`)
          .join(""),
    ),
    signature,
  });
  return [
    ...linesOf(readFileSync(new URL("../vectors/generated.jsonl", import.meta.url), "utf8")).map((line) => eventText(JSON.parse(line))),
    ...checkouts.map(({ id, secret, parameters, body, signature }) => {
      const account = new Map(parameters.map(([name, value]) => [name.toLowerCase(), value])).get("checkout-account") ?? ACCOUNT;
      const message = Buffer.from(checkoutMessage({ parameters, body: bytesOf(body) }));
      return { id, kind: kindOf(id), secret, account, message, signature: Buffer.from(signature, "hex") };
    }),
    ...of<BasicVector>("basic").flatMap(({ id, merchantId: account, secret, credentials }) =>
      // Handlers accept only numbers as an account.
      /^\d+$/.test(account)
        ? [{ id, kind: "credentials" as const, secret, account, message: Buffer.from(credentials), signature: Buffer.alloc(0) }]
        : [],
    ),
    ...merchants.map((vector) => plain("merchant request", vector, Buffer.from(vector.signature, "base64"))),
    ...of<PlainVector>("refund-notification").map((vector) => plain("refund notification", vector, Buffer.from(vector.signature, "hex"))),
    ...receipts.map((vector) =>
      plain(vector.form === "success" ? "paid receipt" : "unpaid receipt", vector, Buffer.from(vector.authcode, "hex")),
    ),
  ];
}

/** The kinds of texts that have a verifier; generated vectors mark which of their ids are responses. */
const PUBLISHED: ReadonlyMap<string, TextKind> = new Map([
  ["A7", "payment event"],
  ["A9", "card form"],
  ["A10", "request of 2018"],
]);
const kindOf = (id: string): TextKind => PUBLISHED.get(id) ?? (/^checkout \w+ response /.test(id) ? "response" : "text of no kind");

type EventVector = { readonly id: string; readonly secret: string; readonly account?: string; readonly encoding?: "hex" | "base64" } & (
  | { readonly event: "payment" | "refund" | "card" | "refund-status" | "receipt"; readonly url: string }
  | { readonly event: "report"; readonly headers: readonly [string, string][]; readonly body: string }
);

function eventText({ id, secret, account = ACCOUNT, encoding = "hex", ...vector }: EventVector): SignedText & { readonly id: string } {
  const own = { id, secret, account };
  if (vector.event === "report") {
    const headers = new Map(vector.headers);
    const kind = headers.get("content-type")?.includes("csv") ? "report as csv" : "report as json";
    return { ...ofPairs(kind, vector.headers, Buffer.from(vector.body), headers.get("signature") ?? ""), ...own };
  }
  const pairs = [...new URL(vector.url).searchParams];
  const values = new Map(pairs);
  const joined = (kind: TextKind, names: readonly string[], signature: string) => ({
    kind,
    ...own,
    message: Buffer.from(names.map((name) => `${values.get(name)}|`).join("")),
    signature: Buffer.from(values.get(signature) ?? "", encoding),
  });
  if (vector.event === "refund-status") return joined("refund notification", REFUND, "signature");
  if (vector.event === "receipt")
    return values.has("PAID") ? joined("paid receipt", PAID, "RETURN_AUTHCODE") : joined("unpaid receipt", UNPAID, "RETURN_AUTHCODE");
  const isRejected = vector.event === "refund" && !values.has("checkout-transaction-id");
  const kind = isRejected ? "refund event without a transaction" : (`${vector.event} event` as const);
  return { ...ofPairs(kind, pairs, "", values.get("signature") ?? ""), ...own };
}

function bytesOf(body: CheckoutVector["body"]): Buffer {
  if (typeof body === "string") return Buffer.from(body);
  const { text: given = "", base64, repeat = "", times = 0 } = body;
  return base64 === undefined ? Buffer.from(given + repeat.repeat(times)) : Buffer.from(base64, "base64");
}
