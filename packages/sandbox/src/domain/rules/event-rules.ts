/** Redirects and callbacks. */
export const EVENT_RULES = {
  "events.parameters": {
    text: "Redirects and callbacks have the same signed parameters but for the settlement reference, behind those of the merchant's URL.",
    source: "public documentation, redirects and callbacks",
    ours: "their order",
  },
  "events.url": {
    text: "The success URL is called for ok, pending and delayed, the cancel URL for fail. Without `callbackUrls` nothing is called.",
    source: "public documentation, redirects and callbacks",
  },
  "events.delay": {
    text: "A callback is sent `callbackDelay` seconds after the transition.",
    source: "Payment API, PaymentRequest",
    ours: "by the world's clock",
  },
  "events.settlement-reference": {
    text: "The callback of a success has `checkout-settlement-reference` where each payment is settled by itself. The redirect has none.",
    source: "public documentation, redirects and callbacks",
    setting: "perTransactionSettlement",
  },
  "events.https": {
    text: "The merchant's URLs are https: those of payments, commits, refunds, cards, reports and orders.",
    source: "public documentation, callbacks",
    ours: "http is accepted unless this is set",
    setting: "requireHttps",
    response: "invalid request",
  },
  "events.algorithm": {
    text: "Redirects, callbacks and reports are signed with the algorithm of the request that made the payment, the refund or the report; those of a card with that of its form.",
    source: "public documentation, redirects and callbacks",
    ours: "all but those of payments; a commit leaves the algorithm of its hold",
    setting: "algorithm",
  },
  "events.order": {
    text: "The callback comes first, and its response is awaited for at most 3 s of real time; with `callbackDelay` the redirect does not wait.",
    source: "public documentation, the sequence of a payment",
    ours: "how long",
    setting: "callbackOrder",
  },
  "events.acknowledged": {
    text: "A status of 200 to 299 acknowledges an event; redirects are not followed.",
    source: "public documentation, callbacks",
  },
  "events.retry": {
    text: "An event that is not acknowledged is sent again after 1, 5, 15 minutes, 1, 6 and 24 hours.",
    source: "sandbox",
    ours: "the schedule: none is published",
    setting: "callbackRetry",
  },
  "events.duplicates": {
    text: "A callback may come more than once.",
    source: "public documentation, callbacks",
    ours: "once, unless this is set",
    setting: "duplicateCallbacks",
  },
  "events.remote": { text: "Events go to this machine, and to the hosts that are allowed.", source: "sandbox" },
} as const;
