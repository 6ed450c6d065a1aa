/** Everything that verifies a signed text, and every way in which a text can be offered to it: whatever has the same bytes has the same signature. */
import { verifyMerchantSignature, verifyReceipt, verifyRefundNotification } from "@maksu/signing";
import * as webhooks from "../../src/index.ts";
import { PAID, REFUND, type SignedText, type TextKind, UNPAID } from "./signed-texts.ts";

/** A way to verify, and the texts that it was made for. */
export interface Verifier {
  readonly name: string;
  readonly madeFor: readonly TextKind[];
  /** Whether it accepts the text in any way of offering it. */
  readonly accepts: (text: SignedText) => Promise<boolean>;
}

/**
 * A customer's redirect and the callbacks of payments and refunds have, as documented, the same parameters: nobody can tell them apart. That is why
 * `onRefund` is to take only what a refund of one's records has asked for, and `onPayment` is to compare stamp and amount.
 */
const SAME_PARAMETERS: readonly TextKind[] = ["payment event", "refund event"];

type Pairs = readonly (readonly [name: string, value: string])[];

/** What a handler is made of, and a way to learn whether it ran the merchant's function or showed the page. */
function handlerOf(create: (options: AllOptions) => webhooks.Handler, text: SignedText) {
  const seen = { accepted: false };
  const ran = async () => void (seen.accepted = true);
  const page = () => {
    seen.accepted = true;
    return "/page";
  };
  const { account, secret } = text;
  const handler = create({
    account,
    secret,
    store: webhooks.memoryStore(),
    onDelivery: () => {},
    onPayment: ran,
    paymentPage: page,
    onRefund: ran,
    onCard: ran,
    cardPage: page,
    onReport: ran,
    onRefundStatus: ran,
    onOtherRefundStatus: ran,
    onPaid: ran,
    paidPage: page,
    onUnpaid: ran,
    unpaidPage: page,
  });
  return async (request: Request): Promise<boolean> => {
    const { status } = await handler(request);
    return seen.accepted || status === 200 || status === 303;
  };
}
type AllOptions = webhooks.PaymentRedirectOptions &
  webhooks.RefundCallbackOptions &
  webhooks.AddCardRedirectOptions &
  webhooks.PaymentReportOptions &
  webhooks.RefundStatusOptions &
  webhooks.SuccessRedirectOptions &
  webhooks.FailureRedirectOptions;

const url = "https://shop.example.com/hook";
const get = (pairs: Pairs): Request => new Request(`${url}?${new URLSearchParams(pairs.map(([...pair]) => pair)).toString()}`);

/** The first lines as parameters, the rest as a body, for every number of lines: a message of nothing but a body has no parameters. */
function checkoutOffers({ message }: SignedText): { readonly parameters: Pairs; readonly body: Buffer }[] {
  const offers: { readonly parameters: Pairs; readonly body: Buffer }[] = [{ parameters: [], body: message }];
  const parameters: (readonly [string, string])[] = [];
  for (let start = 0; ;) {
    const end = message.indexOf("\n", start);
    const [, name, value] = /^(checkout-[^:]*):(.*)$/s.exec(message.toString("utf8", start, Math.max(start, end))) ?? [];
    if (end === -1 || name === undefined || value === undefined) return offers;
    parameters.push([name, value]);
    start = end + 1;
    offers.push({ parameters: [...parameters], body: message.subarray(start) });
  }
}

/** The parts of a message that pipes join, as so many values, whatever pipes they then hold. */
function pipeOffers({ message }: SignedText, names: readonly string[]): Pairs[] {
  const parts = message.toString().split("|").slice(0, -1);
  const split = (from: number, values: number): string[][] => {
    if (values === 1) return from < parts.length ? [[parts.slice(from).join("|")]] : [];
    return Array.from({ length: Math.max(0, parts.length - from) }, (_, taken) => taken + 1).flatMap((taken) =>
      split(from + taken, values - 1).map((rest) => [parts.slice(from, from + taken).join("|"), ...rest]),
    );
  };
  return split(0, names.length).map((values) => names.map((name, index) => [name, values[index] ?? ""] as const));
}

async function some<T>(offers: readonly T[], accepts: (offer: T) => Promise<boolean>): Promise<boolean> {
  for (const offer of offers) if (await accepts(offer)) return true;
  return false;
}

const hex = ({ signature }: SignedText): string => signature.toString("hex");

function query(name: keyof typeof webhooks, create: (options: AllOptions) => webhooks.Handler, madeFor: readonly TextKind[]): Verifier {
  const accepts = async (text: SignedText): Promise<boolean> => {
    const isAccepted = handlerOf(create, text);
    return some(checkoutOffers(text), async ({ parameters }) => isAccepted(get([...parameters, ["signature", hex(text)]])));
  };
  return { name, madeFor, accepts };
}

function pipes(
  name: keyof typeof webhooks,
  create: (options: AllOptions) => webhooks.Handler,
  madeFor: readonly TextKind[],
  forms: readonly (readonly string[])[],
  signed: (text: SignedText) => readonly [name: string, value: string],
): Verifier {
  const accepts = async (text: SignedText): Promise<boolean> => {
    const isAccepted = handlerOf(create, text);
    return some(
      forms.flatMap((names) => pipeOffers(text, names)),
      async (pairs) => isAccepted(get([...pairs, signed(text)])),
    );
  };
  return { name, madeFor, accepts };
}

function report(format: "json" | "csv"): Verifier[] {
  const type = ["content-type", `application/${format}`] as const;
  const headersOf = (text: SignedText, parameters: Pairs) =>
    new Headers([...parameters.map(([name, value]): [string, string] => [name, encoded(value)]), ["signature", hex(text)], [...type]]);
  const handler = async (text: SignedText): Promise<boolean> => {
    const isAccepted = handlerOf(webhooks.paymentReportHandler, text);
    return some(checkoutOffers(text), async ({ parameters, body }) =>
      isAccepted(
        new Request(url, { method: "POST", headers: headersOf(text, parameters), body: body.length === 0 ? null : Uint8Array.from(body) }),
      ),
    );
  };
  const reader = async (text: SignedText): Promise<boolean> =>
    some(checkoutOffers(text), async ({ parameters, body }) => {
      const headers = [...parameters, ["signature", hex(text)] as const, type];
      const read = webhooks.readReport({ headers, body: Uint8Array.from(body), secret: text.secret });
      return (await read.catch(() => undefined)) !== undefined;
    });
  const madeFor: readonly TextKind[] = [`report as ${format}`];
  return [
    { name: `paymentReportHandler, ${format}`, madeFor, accepts: handler },
    { name: `readReport, ${format}`, madeFor, accepts: reader },
  ];
}

/** A header's value as bytes, each a character. */
const encoded = (value: string): string => Buffer.from(value).toString("latin1");

const authcode = (text: SignedText) => ["RETURN_AUTHCODE", hex(text).toUpperCase()] as const;
const signature = (text: SignedText) => ["signature", hex(text)] as const;

/**
 * All but those of the Payment API's signature itself, which know of no kind: `verifyCheckoutSignature`, `verifyCardForm`, and
 * `verifyCheckoutResponse`, which goes by the request that is to be answered.
 */
export const VERIFIERS: readonly Verifier[] = [
  query("paymentCallbackHandler", webhooks.paymentCallbackHandler, SAME_PARAMETERS),
  query("paymentRedirectHandler", webhooks.paymentRedirectHandler, SAME_PARAMETERS),
  query("refundCallbackHandler", webhooks.refundCallbackHandler, [...SAME_PARAMETERS, "refund event without a transaction"]),
  query("addCardCallbackHandler", webhooks.addCardCallbackHandler, ["card event"]),
  query("addCardRedirectHandler", webhooks.addCardRedirectHandler, ["card event"]),
  ...report("json"),
  ...report("csv"),
  pipes("paymentNotificationHandler", webhooks.paymentNotificationHandler, ["paid receipt"], [PAID, UNPAID], authcode),
  pipes("successRedirectHandler", webhooks.successRedirectHandler, ["paid receipt"], [PAID, UNPAID], authcode),
  pipes("failureRedirectHandler", webhooks.failureRedirectHandler, ["unpaid receipt"], [PAID, UNPAID], authcode),
  pipes("refundStatusChangedHandler", webhooks.refundStatusChangedHandler, ["refund notification"], [REFUND], signature),
  ...(["success", "failure"] as const).map((form): Verifier => ({
    name: `verifyReceipt, ${form}`,
    madeFor: [form === "success" ? "paid receipt" : "unpaid receipt"],
    accepts: async (text) =>
      some([...pipeOffers(text, PAID), ...pipeOffers(text, UNPAID)], async (pairs) =>
        verifyReceipt({ parameters: [...pairs, authcode(text)], form, secret: text.secret }),
      ),
  })),
  {
    name: "verifyRefundNotification",
    madeFor: ["refund notification"],
    accepts: async (text) =>
      some(pipeOffers(text, REFUND), async (pairs) =>
        verifyRefundNotification({ parameters: [...pairs, signature(text)], secret: text.secret }),
      ),
  },
  {
    name: "verifyMerchantSignature",
    madeFor: ["merchant request"],
    accepts: async (text) => {
      const [method = "", target = "", identity = "", timestamp = "", contentMd5 = ""] = text.message.toString().split("\n");
      const [apiName = "", merchantId = ""] = identity.split(" ");
      // Which body was signed is no part of the message: those that the texts have are tried.
      const parts = { method, target, apiName, merchantId, timestamp, contentMd5, signature: text.signature.toString("base64") };
      return some(["", "{}"], async (body) => verifyMerchantSignature({ ...parts, body, secret: text.secret }));
    },
  },
];
