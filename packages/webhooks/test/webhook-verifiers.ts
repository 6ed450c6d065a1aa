/** The handlers and readers of this package, each given a text in every way. */
import * as webhooks from "../src/index.ts";
import { authcode, checkoutOffers, hex, type Pairs, pipeOffers, SAME_PARAMETERS, signature, some, type Verifier } from "./offers.ts";
import { PAID, REFUND, type SignedText, type TextKind, UNPAID } from "./signed-texts.ts";

/** A handler under test, and a way to learn whether it ran the merchant's function or showed the page. */
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
    compare: "by hand" as const,
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

/** Wraps a handler of URLs, given a text in all ways of `offers`. */
function ofHandler(
  name: keyof typeof webhooks,
  create: (options: AllOptions) => webhooks.Handler,
  madeFor: readonly TextKind[],
  offers: (text: SignedText) => Pairs[],
): Verifier {
  const accepts = async (text: SignedText): Promise<boolean> => {
    const isAccepted = handlerOf(create, text);
    return some(offers(text), async (pairs) => isAccepted(get(pairs)));
  };
  return { name, madeFor, accepts };
}

function ofReports(format: "json" | "csv"): Verifier[] {
  const type = ["content-type", `application/${format}`] as const;
  const headersOf = (text: SignedText, parameters: Pairs) =>
    new Headers([...parameters.map(([name, value]): [string, string] => [name, encoded(value)]), ["signature", hex(text)], [...type]]);
  const handled = async (text: SignedText): Promise<boolean> => {
    const isAccepted = handlerOf(webhooks.paymentReportHandler, text);
    return some(checkoutOffers(text), async ({ parameters, body }) =>
      isAccepted(
        new Request(url, { method: "POST", headers: headersOf(text, parameters), body: body.length === 0 ? null : Uint8Array.from(body) }),
      ),
    );
  };
  const isRead = async (text: SignedText): Promise<boolean> =>
    some(checkoutOffers(text), async ({ parameters, body }) => {
      const headers = [...parameters, ["signature", hex(text)] as const, type];
      const read = webhooks.readReport({ headers, body: Uint8Array.from(body), secret: text.secret });
      return (await read.catch(() => undefined)) !== undefined;
    });
  const madeFor: readonly TextKind[] = [`report as ${format}`];
  return [
    { name: `paymentReportHandler, ${format}`, madeFor, accepts: handled },
    { name: `readReport, ${format}`, madeFor, accepts: isRead },
  ];
}

/** Converts a header's value to bytes, one per character. */
const encoded = (value: string): string => Buffer.from(value).toString("latin1");

/** Wraps a reader of URLs, given a text in all ways of `offers`. */
function ofReader<Event>(
  name: string,
  read: (url: string, merchant: { readonly account: string; readonly secret: string }) => Promise<webhooks.Reading<Event>>,
  madeFor: readonly TextKind[],
  offers: (text: SignedText) => Pairs[],
  isMeant: (event: Event) => boolean = () => true,
): Verifier {
  const accepts = async (text: SignedText): Promise<boolean> => {
    const { account, secret } = text;
    return some(offers(text), async (pairs) => {
      const reading = await read(get(pairs).url, { account, secret });
      return reading.genuine && isMeant(reading.event);
    });
  };
  return { name, madeFor, accepts };
}

const queries = (text: SignedText): Pairs[] => checkoutOffers(text).map(({ parameters }) => [...parameters, signature(text)]);
const receipts = (text: SignedText): Pairs[] =>
  [PAID, UNPAID].flatMap((names) => pipeOffers(text, names)).map((pairs) => [...pairs, authcode(text)]);
const notifications = (text: SignedText): Pairs[] => pipeOffers(text, REFUND).map((pairs) => [...pairs, signature(text)]);

/** Handlers and readers. */
export const WEBHOOK_VERIFIERS: readonly Verifier[] = [
  ofHandler("paymentCallbackHandler", webhooks.paymentCallbackHandler, SAME_PARAMETERS, queries),
  ofHandler("paymentRedirectHandler", webhooks.paymentRedirectHandler, SAME_PARAMETERS, queries),
  ofHandler("refundCallbackHandler", webhooks.refundCallbackHandler, [...SAME_PARAMETERS, "refund event without a transaction"], queries),
  ofHandler("addCardCallbackHandler", webhooks.addCardCallbackHandler, ["card event"], queries),
  ofHandler("addCardRedirectHandler", webhooks.addCardRedirectHandler, ["card event"], queries),
  ...ofReports("json"),
  ...ofReports("csv"),
  ofHandler("paymentNotificationHandler", webhooks.paymentNotificationHandler, ["paid receipt"], receipts),
  ofHandler("successRedirectHandler", webhooks.successRedirectHandler, ["paid receipt"], receipts),
  ofHandler("failureRedirectHandler", webhooks.failureRedirectHandler, ["unpaid receipt"], receipts),
  ofHandler("refundStatusChangedHandler", webhooks.refundStatusChangedHandler, ["refund notification"], notifications),
  ofReader("readPayment", webhooks.readPayment, SAME_PARAMETERS, queries),
  ofReader("readRefund", webhooks.readRefund, [...SAME_PARAMETERS, "refund event without a transaction"], queries),
  ofReader("readCard", webhooks.readCard, ["card event"], queries),
  ofReader("readReceipt, paid", webhooks.readReceipt, ["paid receipt"], receipts, ({ paid }) => paid),
  ofReader("readReceipt, unpaid", webhooks.readReceipt, ["unpaid receipt"], receipts, ({ paid }) => !paid),
  ofReader("readRefundStatus", webhooks.readRefundStatus, ["refund notification"], notifications),
];
