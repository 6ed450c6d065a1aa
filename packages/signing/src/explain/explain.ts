/** Explains why a signature does not match: the message as it should have been signed, and which known mistake produces the signature received. */
import { digest } from "#crypto";
import { verifyBasicAuthorization } from "../legacy/basic.ts";
import { verifyCheckoutSignature } from "../checkout/checkout-verifier.ts";
import { SigningError } from "../errors.ts";
import { requireSecret } from "../input/input-rules.ts";
import { contentMd5, parseMerchantAuthorization, verifyMerchantSignature } from "../merchant/merchant.ts";
import { verifyReceipt } from "../legacy/receipt.ts";
import { verifyRefundNotification } from "../merchant/refund-notification.ts";
import { equalText } from "../input/verifier.ts";
import { likelyUserName, userName } from "./basic-credentials.ts";
import { basicMistakes } from "./mistakes/basic-mistakes.ts";
import { checkoutLines, checkoutMistakes } from "./mistakes/checkout-mistakes.ts";
import type { HttpMessage } from "./http-message.ts";
import { contentMd5Mistakes, merchantLines, merchantMistakes } from "./mistakes/merchant-mistakes.ts";
import type { Candidate, MistakeName } from "./mistakes/mistake.ts";
import { notesOn, type ReadMessage, readMessage } from "./read-message.ts";
import { receiptMistakes, refundNotificationMistakes } from "./mistakes/receipt-mistakes.ts";
import { secretHider } from "./redaction.ts";

/** The scheme of a signature. */
export type SchemeName = "basic" | "checkout" | "merchant" | "receipt" | "refund-notification";

/** Input of {@link explain}. */
export interface ExplainInput {
  /** The request, response or callback, see `parseHttpMessage`. */
  readonly message: HttpMessage;
  /** The secret it should be signed with. */
  readonly secret: string;
  /**
   * Shows the body's text, which may hold personal data, instead of its length and SHA-256.
   * @defaultValue `false`
   */
  readonly showBody?: boolean;
}

/**
 * Result of {@link explain}. Neither the secret nor a whole signature is in it. The rest is the sender's text as it came, control characters and
 * all: `explanationText` makes it fit for a terminal.
 */
export interface Explanation {
  readonly scheme: SchemeName;
  /** Whether the signature verifies. */
  readonly matches: boolean;
  /** The canonical message as this package makes it, up to the body. The secret, where it is part of the message, reads `[secret]`. */
  readonly lines: string;
  /** The body at the end of the message; absent in schemes whose message has none. */
  readonly body?: { readonly length: number; readonly sha256: string; readonly text?: string };
  /** The first characters of the signature received, at most eight and a quarter of it, and its length. */
  readonly received: string;
  /** The mistake that produces the signature received; absent when it verifies, and when no known mistake does. */
  readonly mistake?: {
    readonly name: MistakeName;
    readonly text: string;
    /** With `showBody`, the message that the mistake signs, body included; absent where that is the right one. */
    readonly message?: string;
  };
  /** There when no mistake was found, but the message has so many parameters that not all were tried. */
  readonly gaveUp?: true;
  /** Unusual parts of the message, whether the signature matches or not; absent when there are none. */
  readonly notes?: readonly string[];
}

/**
 * Explains a signature. The scheme is found from the message: its `Authorization` header, its `checkout-` headers, or its query or form.
 *
 * @throws SigningError `option-invalid` for a message that is none, `secret-invalid`, `body-invalid`, `signature-missing` when the message is signed in no scheme, `md5-unavailable`
 */
export async function explain({ message, secret, showBody = false }: ExplainInput): Promise<Explanation> {
  const hide = secretHider(requireSecret(secret));
  const received = { ...readMessage(message), secret };
  const scheme = SCHEMES.map((recognise) => recognise(received)).find((found) => found !== undefined);
  if (scheme === undefined)
    throw new SigningError(
      "signature-missing",
      "message: has no Authorization, checkout- header or parameter, RETURN_AUTHCODE or refundToken",
    );

  const matches = await scheme.verify();
  const { mistake, gaveUp }: Finding = matches ? {} : await scheme.mistake();
  const signed = scheme.body;
  const notes = notesOn(received);
  return {
    scheme: scheme.name,
    matches,
    lines: hide(scheme.lines),
    ...(signed !== undefined && {
      body: {
        length: signed.length,
        sha256: await digest("sha256", [signed], "hex"),
        ...(showBody && { text: hide(new TextDecoder().decode(signed)) }),
      },
    }),
    received: abbreviate(scheme, hide(scheme.received)),
    ...(mistake !== undefined && { mistake: { name: mistake.name, text: hide(mistake.text), ...(showBody && messageOf(mistake, hide)) } }),
    ...(gaveUp !== undefined && { gaveUp }),
    ...(notes.length > 0 && { notes }),
  };
}

/** The message that a mistake signs, where it is another one. */
const messageOf = ({ message }: NonNullable<Finding["mistake"]>, hide: (text: string) => string): { readonly message?: string } =>
  message === undefined
    ? {}
    : { message: hide(message.map((part) => (typeof part === "string" ? part : new TextDecoder().decode(part))).join("")) };

/** Enough of the signature to recognize it; nothing of Basic credentials, since they contain the secret. */
function abbreviate({ name, received }: SchemeCase, shown: string): string {
  if (received === "") return "none";
  const start = name === "basic" ? "" : shown === received ? received.slice(0, Math.min(8, received.length >> 2)) : "[secret]";
  return `${start}… (${received.length} characters)`;
}

interface SecretMessage extends ReadMessage {
  readonly secret: string;
}

/** A message of which the scheme is known. */
interface SchemeCase {
  readonly name: SchemeName;
  readonly lines: string;
  readonly body?: Uint8Array;
  readonly received: string;
  readonly verify: () => Promise<boolean>;
  readonly mistake: () => Promise<Finding>;
}

/** The mistake found, if any. */
interface Finding {
  readonly mistake?: Pick<Candidate, "name" | "text" | "message">;
  readonly gaveUp?: true;
}

const SCHEMES: readonly ((message: SecretMessage) => SchemeCase | undefined)[] = [basic, merchant, checkoutHeaders, parameters];

function basic({ header, secret }: SecretMessage): SchemeCase | undefined {
  const authorization = header("authorization");
  if (!/^basic /i.test(authorization)) return undefined;
  const credentials = authorization.slice("Basic ".length);
  const merchantId = userName(credentials);
  // The verifier throws for an invalid merchant ID, as a mistake of its caller.
  const canVerify = merchantId !== undefined && /^\P{Cc}+$/u.test(merchantId);
  return {
    name: "basic",
    lines: `${merchantId !== undefined && MERCHANT_ID.test(merchantId) ? merchantId : "[no merchant ID]"}:[secret]`,
    received: credentials,
    verify: async () => canVerify && verifyBasicAuthorization({ authorization, merchantId, secret }),
    mistake: () => find(basicMistakes(merchantId ?? likelyUserName(credentials), secret), authorization),
  };
}

/** The form of a merchant ID that is shown. Anything else before the colon may be a secret in the wrong place. */
const MERCHANT_ID = /^[\w.-]{1,20}$/;

function merchant({ method, target, header, body, secret }: SecretMessage): SchemeCase | undefined {
  const authorization = parseMerchantAuthorization(header("authorization"));
  if (authorization === undefined) return undefined;
  const { apiName, merchantId, signature } = authorization;
  const parts = { method, target, apiName, merchantId, timestamp: header("timestamp"), contentMd5: header("content-md5") };
  const given = { ...parts, host: header("host"), secret };
  return {
    name: "merchant",
    lines: merchantLines(given),
    body,
    received: signature,
    verify: () => verifyMerchantSignature({ ...parts, body, signature, secret }),
    mistake: async () => {
      if (equalText(parts.contentMd5, await contentMd5(body))) return find(merchantMistakes(given), signature);
      const other = { name: "content-md5-differs", text: "its Content-MD5 is that of another body" } as const;
      return { mistake: other, ...(await find(contentMd5Mistakes(body), parts.contentMd5)) };
    },
  };
}

function checkoutHeaders({ headers, query, body, secret }: SecretMessage): SchemeCase | undefined {
  if (!headers.some(([name]) => name.toLowerCase().startsWith("checkout-"))) return undefined;
  return checkout(headers, body, secret, query);
}

/** Parameters of a query, or of a form's body. */
function parameters({ query, header, body, secret }: SecretMessage): SchemeCase | undefined {
  const form = header("content-type").startsWith("application/x-www-form-urlencoded") ? new TextDecoder().decode(body) : "";
  const pairs = [...new URLSearchParams(query ?? ""), ...new URLSearchParams(form)];
  const fields = new Map(pairs);
  if (fields.has("RETURN_AUTHCODE")) return receipt(pairs, fields, secret);
  if (fields.has("refundToken")) return refundNotification(pairs, fields, secret);
  if (pairs.some(([name]) => name.toLowerCase().startsWith("checkout-"))) return checkout(pairs, new Uint8Array(), secret);
  return undefined;
}

function checkout(pairs: ReadMessage["headers"], body: Uint8Array, secret: string, query?: string): SchemeCase {
  const valueOf = (name: string) => pairs.find(([each]) => each.toLowerCase() === name)?.[1];
  const received = valueOf("signature") ?? "";
  const algorithm = (valueOf("checkout-algorithm") ?? (received.length === 128 ? "sha512" : "")) === "sha512" ? "sha512" : "sha256";
  const given = { parameters: pairs, body, secret, algorithm, ...(query !== undefined && { query }) } as const;
  return {
    name: "checkout",
    lines: checkoutLines(pairs),
    body,
    received,
    verify: () => verifyCheckoutSignature({ parameters: pairs, body, secret }),
    mistake: () => find(checkoutMistakes(given), received),
  };
}

function receipt(pairs: ReadMessage["headers"], fields: ReadonlyMap<string, string>, secret: string): SchemeCase {
  const form = fields.has("PAID") || fields.has("METHOD") ? "success" : "failure";
  const names = form === "success" ? ["ORDER_NUMBER", "TIMESTAMP", "PAID", "METHOD"] : ["ORDER_NUMBER", "TIMESTAMP"];
  const lines = names.map((name) => `${fields.get(name) ?? ""}|`).join("");
  const received = fields.get("RETURN_AUTHCODE") ?? "";
  return {
    name: "receipt",
    lines: `${lines}[secret]`,
    received,
    verify: () => verifyReceipt({ parameters: pairs, form, secret }),
    mistake: () => find(receiptMistakes(fields, lines, secret), received),
  };
}

function refundNotification(pairs: ReadMessage["headers"], fields: ReadonlyMap<string, string>, secret: string): SchemeCase {
  const lines = ["refundToken", "oldStatus", "newStatus"].map((name) => `${fields.get(name) ?? ""}|`).join("");
  const received = fields.get("signature") ?? "";
  return {
    name: "refund-notification",
    lines: `${lines}[secret]`,
    received,
    verify: () => verifyRefundNotification({ parameters: pairs, secret }),
    mistake: () => find(refundNotificationMistakes(lines, secret), received),
  };
}

/** Far more than a real message gives. A hostile one can have thousands of parameters, with some tries for each. */
const MOST_TRIED = 500;

async function find(candidates: Iterable<Candidate>, received: string): Promise<Finding> {
  let tried = 0;
  for (const candidate of candidates) {
    if (tried === MOST_TRIED) return { gaveUp: true };
    tried += 1;
    if (equalText(await candidate.signature(), received)) return { mistake: candidate };
  }
  return {};
}
