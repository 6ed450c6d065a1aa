/** Acts as sentences. */
import type { Act, History } from "../history/act.ts";
import { FORGERY_KINDS } from "../history/forgeries.ts";

const OPENING = {
  usual: "",
  "paid meanwhile": ", and pays before the service's response reaches the shop",
  "paid meanwhile, asked in vain": ", and pays before the service's response reaches the shop, which asks for the payment in vain",
} as const;

const TAB = ["", " of the payment before", " of the first payment"];
const tabOf = (tab: number): string => TAB[tab] ?? ` of payment ${tab} before the newest`;

const PAYS = {
  approve: "pays",
  cancel: "cancels the payment",
  reject: "is rejected by the provider",
  leave: "pays at the bank and never comes back; the bank confirms it later",
  delayed: "pays, and the bank delays the payment",
  pending: "pays by invoice, which is pending",
} as const;

const EVENT = {
  sent: "",
  lost: "; the first attempt to send the event is lost",
  late: "; the event comes ten minutes later",
  doubled: "; the event is sent twice",
  "at once": "; events and customer arrive at once",
  "after the redirect": "; the event comes after the customer",
} as const;

const CALL = {
  works: "",
  error: "; the service responds with an error",
  "response lost": "; the service's response is lost",
  slow: "; the service is slow",
} as const;

const VISIT = {
  "as before": "opens the page of the return once more",
  "at the success URL": "takes the parameters of a payment that failed to the success URL",
  "without parameters": "opens the success URL without parameters",
  "made up": "opens the success URL with parameters that are made up",
  "of another order": "takes the return of another order, which is paid, to this one",
} as const;

const REFUND = {
  ok: "",
  "fails later": ", which fails later",
  "ok, then fails": ": its event says ok, and a later one fail",
  "fails, then ok": ", which fails, and an event from before comes late and says ok",
  rejected: ", which is rejected",
  pending: ", which waits for approval",
} as const;

const SENTENCES: { readonly [name in Act["do"]]: (act: Extract<Act, { do: name }>) => string } = {
  pay: ({ tab, outcome, method, event, back, call }) =>
    `The customer ${PAYS[outcome]}${outcome === "approve" && method !== "nordea" ? ` by ${method}` : ""}${tab === 0 ? "" : ` in the tab${tabOf(tab)}`}${
      back === "closes the tab" && outcome !== "leave" ? ", and closes the tab" : ""
    }${EVENT[event]}${call === "works" ? "" : `${CALL[call]} when the shop asks for the payment`}.`,
  visit: ({ tab, what }) => `The customer ${VISIT[what]}${tabOf(tab)}.`,
  forge: ({ tab, forgery, of }) =>
    `${FORGERY_KINDS[forgery].sentence.replace(/^./, (first) => first.toUpperCase())}${of === "refund" ? ": that of a refund" : ""}${tabOf(tab)}.`,
  "send again": ({ tab }) => `The service sends the last event again${tabOf(tab)}.`,
  resolve: ({ tab, how }) =>
    `${how === "confirm" ? "The bank confirms" : how === "clear" ? "The provider accepts" : "The provider declines"} the payment${tabOf(tab)}.`,
  "other order": ({ isPaid }) => `Another customer orders${isPaid ? " and pays" : ""}.`,
  "pay-again": ({ call }) => `The customer begins to pay once more, in another tab${CALL[call]}.`,
  refund: ({ part, outcome, call }) => `The shop refunds ${part === "all" ? "what is left" : "a part"}${REFUND[outcome]}${CALL[call]}.`,
  "resolve refund": ({ how }) => `The refund that waits is ${how === "approve" ? "approved" : "rejected"}.`,
  edit: () => "The order is edited, so that another amount is due.",
  cancel: () => "The order is cancelled in the shop.",
  restart: () => "The shop is restarted.",
  advance: ({ hours, call }) =>
    `${hours === 1 ? "An hour passes" : `${hours} hours pass`}${call === "works" ? "" : `${CALL[call]} when the shop's job calls it`}.`,
};

export const describeAct = (act: Act): string => (SENTENCES[act.do] as (each: Act) => string)(act);

export const describeOpening = ({ opening }: History): string => `A customer orders${OPENING[opening]}.`;
