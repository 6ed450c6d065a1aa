/** The acts of customers, shop, service and attackers in a history. The first value of each list is the plainest. */
import type { Forgery } from "@maksu/sandbox";

/** How the customer's payment goes, at the service. */
export const OUTCOMES = ["approve", "cancel", "reject", "leave", "delayed", "pending"] as const;

/** The fate of the first attempt to send the event. */
export const EVENTS = ["sent", "lost", "late", "doubled", "at once", "after the redirect"] as const;

/** The customer's next step after paying. */
export const RETURNS = ["returns", "closes the tab"] as const;

/** The fate of the shop's next call to the service, of the operation that the act is about. */
export const CALLS = ["works", "error", "response lost", "slow"] as const;

/** The parameters of a visit to the shop's success URL. */
export const VISITS = ["as before", "at the success URL", "without parameters", "made up", "of another order"] as const;

/** Whose event is forged. */
export const EVENTS_OF = ["payment", "refund"] as const;

/** Forgeries whose signature only a comparison of the whole rejects. */
export const NEARLY_SIGNED = [
  "another end of the signature",
  "another beginning of the signature",
  "another middle of the signature",
  "first character of the signature",
  "longer signature",
  "unknown algorithm",
] as const;

/** Genuine events with one more signed parameter. */
export const WITH_MORE = ["parameter without a value", "parameter with spaces and signs"] as const;

const OTHERS = [
  "without a signature",
  "second value appended",
  "second value in front",
  "signed with the published secret",
  "of the published test merchant",
  "signed with an empty secret",
  "of an unknown merchant without a secret",
] as const;

/** Forgeries besides the sandbox's own. */
export const OWN_FORGERIES: readonly [...typeof OTHERS, ...typeof NEARLY_SIGNED, ...typeof WITH_MORE] = [
  ...OTHERS,
  ...NEARLY_SIGNED,
  ...WITH_MORE,
];

/** The message that is sent in place of an event. */
export type AnyForgery = Forgery | (typeof OWN_FORGERIES)[number];

/** How a refund goes that the shop asks for. */
export const REFUND_OUTCOMES = ["ok", "fails later", "ok, then fails", "fails, then ok", "rejected", "pending"] as const;

export const SHOP_ACTS = ["pay-again", "edit", "refund", "cancel", "restart", "tick"] as const;

/** A step of a shop that is made by a URL or a command of its own. */
export type ShopAct = (typeof SHOP_ACTS)[number];

/** One act. `tab` counts the payments of the order: 0 is the newest one. */
export type Act =
  | {
      readonly do: "pay";
      readonly tab: number;
      readonly outcome: (typeof OUTCOMES)[number];
      readonly method: "nordea" | "creditcard" | "mobilepay";
      readonly event: (typeof EVENTS)[number];
      readonly back: (typeof RETURNS)[number];
      /** The fate of a getPayment that the shop makes meanwhile. */
      readonly call: (typeof CALLS)[number];
    }
  | { readonly do: "visit"; readonly tab: number; readonly what: (typeof VISITS)[number] }
  | { readonly do: "forge"; readonly tab: number; readonly forgery: AnyForgery; readonly of: (typeof EVENTS_OF)[number] }
  | { readonly do: "send again"; readonly tab: number }
  | { readonly do: "resolve"; readonly tab: number; readonly how: "confirm" | "clear" | "decline" }
  | { readonly do: "other order"; readonly isPaid: boolean }
  | { readonly do: "pay-again"; readonly call: (typeof CALLS)[number] }
  | {
      readonly do: "refund";
      readonly part: "all" | "part";
      readonly outcome: (typeof REFUND_OUTCOMES)[number];
      readonly call: (typeof CALLS)[number];
    }
  | { readonly do: "resolve refund"; readonly how: "approve" | "reject" }
  | { readonly do: "edit" }
  | { readonly do: "cancel" }
  | { readonly do: "restart" }
  | {
      readonly do: "advance";
      readonly hours: number;
      /** The fate of the first call that the shop's scheduled jobs make meanwhile. */
      readonly call: (typeof CALLS)[number];
    };

/** How a history begins: the customer may pay while the shop's call that creates the payment is still under way, and the shop may ask for it in vain. */
export const OPENINGS = ["usual", "paid meanwhile", "paid meanwhile, asked in vain"] as const;

/** A history: what happens to a new order. */
export interface History {
  readonly opening: (typeof OPENINGS)[number];
  readonly acts: readonly Act[];
}

export const PLAIN: { readonly [name in Act["do"]]: Extract<Act, { do: name }> } = {
  pay: { do: "pay", tab: 0, outcome: "approve", method: "nordea", event: "sent", back: "returns", call: "works" },
  visit: { do: "visit", tab: 0, what: "as before" },
  forge: { do: "forge", tab: 0, forgery: "replay", of: "payment" },
  "send again": { do: "send again", tab: 0 },
  resolve: { do: "resolve", tab: 0, how: "confirm" },
  "other order": { do: "other order", isPaid: true },
  "pay-again": { do: "pay-again", call: "works" },
  refund: { do: "refund", part: "all", outcome: "ok", call: "works" },
  "resolve refund": { do: "resolve refund", how: "approve" },
  edit: { do: "edit" },
  cancel: { do: "cancel" },
  restart: { do: "restart" },
  advance: { do: "advance", hours: 1, call: "works" },
};

export const act = <Name extends Act["do"]>(name: Name, values: Partial<Extract<Act, { do: Name }>> = {}): Act =>
  ({ ...PLAIN[name], ...values }) as Act;
