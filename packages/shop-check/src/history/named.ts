/** The named histories, which come first and teach. */
import { type Act, act, type AnyForgery, type History, NEARLY_SIGNED, SHOP_ACTS, type ShopAct, WITH_MORE } from "./act.ts";
import type { RuleName } from "../rules/rule.ts";

/** A history that is played first, since it teaches something. */
export interface NamedHistory {
  readonly name: string;
  /** Why it matters. */
  readonly why: string;
  /** The behaviour of a right shop. */
  readonly right: string;
  /** The document's rule, or the public fact, behind it. */
  readonly source: string;
  readonly shows: readonly RuleName[];
  readonly needs: readonly ShopAct[];
  readonly history: History;
  /** Whether it shows something although an act of it is not possible. */
  readonly isLoose?: true;
}

const STATUSES = "public documentation, statuses";
const REDIRECTS = "public documentation, redirect and callback URLs: both may be called several times";
const SIGNATURE = "public documentation, redirect and callback verification";
const REFUNDS = "public documentation, refunds";
const AMOUNT = "public documentation, checkout-amount";
const CREDENTIALS = "public documentation, test credentials";
const LATE = "the vendor's help pages on late confirmations";

const named = (
  name: string,
  source: string,
  shows: readonly RuleName[],
  acts: History["acts"],
  { opening = "usual", ...texts }: Pick<NamedHistory, "why" | "right"> & Partial<Pick<History, "opening">>,
): NamedHistory => ({ name, source, shows, needs: needsOf(acts), history: { opening, acts }, ...texts });

const needsOf = (acts: History["acts"]): readonly ShopAct[] => {
  const names = new Set<string>(
    acts.map((each) => (each.do === "resolve refund" ? "refund" : each.do === "advance" && each.call !== "works" ? "tick" : each.do)),
  );
  return SHOP_ACTS.filter((name) => names.has(name));
};

export const KNOWN_SECRETS = [
  "signed with the published secret",
  "of the published test merchant",
  "signed with an empty secret",
  "of an unknown merchant without a secret",
] as const;

const PAID = act("pay");
/** The customer never comes back: the event alone says so. */
const GONE = act("pay", { back: "closes the tab" });
/** The same, and the event comes with the next attempt. */
export const MISSED: Act = act("pay", { back: "closes the tab", event: "lost" });
const CANCELLED = act("pay", { outcome: "cancel" });
export const forged = (...forgeries: readonly AnyForgery[]): History["acts"] => forgeries.map((forgery) => act("forge", { forgery }));

/** Every named history: those that show most come first, for shops that are played to by hand. */
export const NAMED: readonly NamedHistory[] = [
  named("made-up success", SIGNATURE, ["free", "forged"], forged("made-up success"), {
    why: "Whoever knows the shop's URLs can send it a success, and the goods go for nothing.",
    right: "It verifies the signature before it reads anything, and responds with an error.",
  }),
  named("paid, and the tab is closed", REDIRECTS, ["lost"], [GONE], {
    why: "Customers pay on a phone and never come back: without the callback, their money is taken for nothing.",
    right: "Its callback makes the order paid.",
  }),
  named("a signature that is nearly right", SIGNATURE, ["free", "forged"], forged(...NEARLY_SIGNED), {
    why: "Where a part of the signature is compared, an attacker tries until that part fits.",
    right: "It compares all of it, its length too, with the signature that it computes by its own algorithm.",
  }),
  named("an unknown parameter", SIGNATURE, ["forged", "lost"], [MISSED, ...forged("additional parameter", ...WITH_MORE)], {
    why: "The service may add parameters. A shop that verifies a list of its own then rejects every payment.",
    right: "It signs all parameters whose name starts with checkout-, whatever they are.",
  }),
  named("success URL without parameters", SIGNATURE, ["free"], [act("visit", { what: "without parameters" })], {
    why: "The address of the success page is no proof: anybody can type it.",
    right: "It looks the order up, which is not paid.",
  }),
  named(
    "a cancelled payment at the success URL",
    STATUSES,
    ["free"],
    [act("pay", { outcome: "cancel", back: "closes the tab" }), act("visit", { what: "at the success URL" })],
    {
      why: "The parameters of a fail are signed, too. At the success URL they look like a payment.",
      right: "It reads checkout-status, not the URL.",
    },
  ),
  named("a made-up return", SIGNATURE, ["free"], [act("visit", { what: "made up" })], {
    why: "Customers can write the parameters of the return themselves.",
    right: "It verifies the return as it verifies the callback.",
  }),
  named("another order's return", SIGNATURE, ["free"], [act("other order"), act("visit", { what: "of another order" })], {
    why: "One payment would buy any number of orders.",
    right: "It finds the order by the signed stamp or reference, not by the URL's own parameters.",
  }),
  named("another order's event", SIGNATURE, ["free"], [act("other order"), ...forged("event of another order")], {
    why: "The event is genuine, and for another order.",
    right: "It finds the order by the signed stamp or reference, and compares the transaction.",
  }),
  named("pending", STATUSES, ["free", "lost"], [act("pay", { outcome: "pending" })], {
    why: "The success URL is called for pending, too. An invoice may still be declined.",
    right: "The order is neither paid nor failed until the outcome comes.",
  }),
  named("pending, then declined", STATUSES, ["free"], [act("pay", { outcome: "pending" }), act("resolve", { how: "decline" })], {
    why: "Goods that left at pending are lost.",
    right: "The order is open again, or cancelled.",
  }),
  named("delayed", STATUSES, ["free", "lost"], [act("pay", { outcome: "delayed" })], {
    why: "A bank's confirmation can take days; the customer returns at once, to the success URL.",
    right: "It waits for ok, and makes the order paid then.",
  }),
  named("paid at the bank, never returned", LATE, ["lost"], [act("pay", { outcome: "leave" })], {
    why: "The bank confirms on its next day, long after the session is gone.",
    right: "The event makes the order paid, whatever the session knows.",
  }),
  named("confirmed after it was cancelled", LATE, ["lost"], [CANCELLED, act("resolve", { how: "confirm" })], {
    why: "A payment that was cancelled may still be confirmed by the bank. The money is taken.",
    right: "ok wins over fail: the order is paid, or somebody is notified.",
  }),
  named(
    "confirmed after the shop gave up",
    LATE,
    ["lost"],
    [CANCELLED, act("advance", { hours: 96 }), act("resolve", { how: "confirm" })],
    {
      why: "Carts that are not paid are cleared by a job, and the bank confirms days later.",
      right: "The order is kept, and ok makes it paid, or somebody is notified.",
    },
  ),
  named("a late fail after ok", STATUSES, ["lost"], [act("pay", { outcome: "cancel", event: "late" }), act("pay-again"), GONE], {
    why: "Events can come late. The first payment's fail arrives when the second one has paid the order.",
    right: "The order stays paid.",
  }),
  named("back to the page of the fail", REDIRECTS, ["lost"], [CANCELLED, act("pay-again"), PAID, act("visit", { tab: 1 })], {
    why: "After the second try, the browser's Back opens the return of the first one, which says fail.",
    right: "The order stays paid.",
  }),
  named("tried again after a fail", STATUSES, ["lost"], [act("pay", { outcome: "reject" }), act("pay-again"), PAID], {
    why: "Many customers pay at the second try.",
    right: "A fail leaves the order open.",
  }),
  named("paid in two tabs", STATUSES, ["lost", "twice"], [act("pay-again"), PAID, act("pay", { tab: 1 })], {
    why: "The customer has paid twice, and wants one of it back.",
    right: "It notices the second payment: somebody is notified, or it is refunded.",
  }),
  named(
    "paid in two tabs at once",
    REDIRECTS,
    ["lost", "twice"],
    [
      act("pay-again"),
      act("pay", { event: "late", back: "closes the tab" }),
      act("pay", { tab: 1, event: "at once", back: "closes the tab" }),
    ],
    {
      why: "Two events of one order arrive within milliseconds: one handler overwrites what the other one stored, or takes its event for a repetition.",
      right: "A lock on the order lets one of them wait for the other.",
    },
  ),
  named("the customer is faster than the event", REDIRECTS, ["lost", "twice"], [act("pay", { event: "after the redirect" })], {
    why: "The return makes the order paid, and the event, which starts the delivery, finds nothing to do.",
    right: "Whichever comes first makes the order paid, and starts the delivery.",
  }),
  named("event and customer at once", REDIRECTS, ["twice", "lost"], [act("pay", { event: "at once" })], {
    why: "Callback and redirect arrive within milliseconds. Both find the order open.",
    right: "A lock on the order lets one of them start the delivery.",
  }),
  named("the event comes twice", REDIRECTS, ["twice"], [act("pay", { event: "doubled" })], {
    why: "The service sends an event again when a response is lost.",
    right: "The second one changes nothing, and gets 200.",
  }),
  named("the customer returns twice", REDIRECTS, ["twice"], [PAID, act("visit", { what: "as before" })], {
    why: "Reload and Back send the return again.",
    right: "The page shows the order, and nothing else happens.",
  }),
  named("the first attempt is lost", REDIRECTS, ["lost"], [MISSED], {
    why: "A deployment or a timeout swallows one attempt.",
    right: "The next attempt makes the order paid.",
  }),
  named("the service has an error meanwhile", REDIRECTS, ["lost"], [act("pay", { call: "error", back: "closes the tab" })], {
    why: "A handler that fails and responds with 200 never gets the event again.",
    right: "It responds with an error, and handles the next attempt.",
  }),
  named("paid before the shop knows the payment", REDIRECTS, ["lost"], [], {
    why: "The event can be faster than the response, or than the shop's own transaction.",
    right: "It finds the order by the stamp that it sent, or lets the event come again.",
    opening: "paid meanwhile",
  }),
  named("paid before the shop knows the payment, and it asks in vain", REDIRECTS, ["lost"], [], {
    why: "A handler that asks the service about a payment that it does not know gets an error, and decides that the payment isn't its own.",
    right: "It responds with an error, and the event comes again.",
    opening: "paid meanwhile, asked in vain",
  }),
  {
    ...named(
      "the response to a job is lost",
      REDIRECTS,
      ["lost", "free", "twice"],
      [MISSED, act("advance", { hours: 24, call: "response lost" })],
      {
        why: "A job that commits a hold, charges a card or asks for a payment gets no response, and takes that for a failure.",
        right: "It does not know what became of the payment, and asks or waits for the event.",
      },
    ),
    // Of a hold nothing is left to pay.
    isLoose: true,
  },
  named("a forged signature", SIGNATURE, ["forged"], [CANCELLED, ...forged("forged signature")], {
    why: "A shop that does not compare the signature takes anything.",
    right: "It responds with an error.",
  }),
  named(
    "a second value of the status",
    SIGNATURE,
    ["free", "forged"],
    [CANCELLED, ...forged("second value appended", "second value in front", "doubled parameters")],
    {
      why: "What is verified and what is read can be two values of one parameter.",
      right: "It rejects a parameter that comes twice.",
    },
  ),
  named("a secret that everybody knows", CREDENTIALS, ["free", "forged"], forged(...KNOWN_SECRETS), {
    why: "The test account's secret is in the documentation, and a setting that is missing is an empty one. As a fallback either opens the shop to everybody.",
    right: "It knows one account and one secret: its own.",
  }),
  named("edited while it is paid", AMOUNT, ["free"], [act("edit"), PAID], {
    why: "The customer pays the small cart, and gets the large one.",
    right: "It compares the paid amount with what is due, or closes the cart while a payment is open.",
  }),
  named("the price before the edit", AMOUNT, ["free", "lost"], [act("edit"), act("pay-again"), act("pay", { tab: 1 })], {
    why: "The tab with the old price is still open.",
    right: "It takes the payment for what it is: not the amount that is due, and somebody is notified.",
  }),
  named("cancelled after it was paid", STATUSES, ["lost"], [PAID, act("cancel")], {
    why: "An order that is cancelled is forgotten, and its money with it.",
    right: "It doesn't cancel what is paid, or refunds it, or shows it to somebody.",
  }),
  named("cancelled while it is paid", STATUSES, ["lost"], [act("cancel"), PAID], {
    why: "The order is gone, and the money is taken.",
    right: "It shows the order to somebody, or refunds.",
  }),
  named("restarted after the event", REDIRECTS, ["lost"], [GONE, act("restart")], {
    why: "What was acknowledged is never sent again.",
    right: "It stores the payment before it responds.",
  }),
  named("restarted while it is paid", REDIRECTS, ["lost"], [act("restart"), GONE], {
    why: "Customers are at their bank while the shop is deployed.",
    right: "What it knows of a payment is stored before the customer leaves.",
  }),
  named("refunded", REFUNDS, ["refunds", "twice", "free"], [PAID, act("refund")], {
    why: "The refund's event looks like a payment's: the same stamp or reference, and ok.",
    right: "It has URLs of its own for refunds, and finds them by their stamp.",
  }),
  named(
    "refunded in parts, of which one fails",
    REFUNDS,
    ["refunds"],
    [PAID, ...(["ok", "ok", "fails later"] as const).map((outcome) => act("refund", { part: "part", outcome }))],
    {
      why: "A second part does not repeat the first, and the fail of a third undoes neither.",
      right: "Each refund has a stamp of its own.",
    },
  ),
  named("a refund fails later", REFUNDS, ["refunds"], [PAID, act("refund", { outcome: "fails later" })], {
    why: "The provider rejects it after the service has accepted it. The customer waits for money that never comes.",
    right: "A fail of a refund wins over its ok.",
  }),
  named(
    "a refund fails after its event said ok",
    REFUNDS,
    ["refunds"],
    [PAID, act("refund", { outcome: "ok, then fails" }), act("send again"), act("send again")],
    {
      why: "A shop that keeps the first outcome, or ranks ok above fail, shows money as returned that was not.",
      right: "A fail of a refund wins over its ok.",
    },
  ),
  named("a refund's ok comes after its fail", REFUNDS, ["refunds"], [PAID, act("refund", { outcome: "fails, then ok" })], {
    why: "Events can come late: the last one is not the last word.",
    right: "A fail of a refund wins over its ok, whichever comes first.",
  }),
  named("the response to a refund is lost", REFUNDS, ["refunds"], [PAID, act("refund", { call: "response lost" })], {
    why: "A shop that asks again refunds twice, and one that takes it for a failure shows less than was refunded.",
    right: "It keeps the refund open until its event says what became of it.",
  }),
  named("a refund waits for approval", REFUNDS, ["refunds"], [PAID, act("refund", { outcome: "pending" })], {
    why: "Nothing is refunded until somebody approves it.",
    right: "It shows the refund as done when its event says ok.",
  }),
  named("an old event after the refund", REDIRECTS, ["free", "twice"], [PAID, act("refund"), ...forged("replay")], {
    why: "A replay makes the order paid again, and it ships without money.",
    right: "The event is known, and changes nothing.",
  }),
  named(
    "a forged refund",
    SIGNATURE,
    ["refunds", "forged"],
    [PAID, act("refund"), act("forge", { forgery: "without a signature", of: "refund" })],
    {
      why: "Many shops verify the payment's events, and read the refund's as they come.",
      right: "It verifies both in the same way.",
    },
  ),
  named("a refund's event comes twice", REFUNDS, ["refunds"], [PAID, act("refund", { part: "part" }), act("send again")], {
    why: "Each event adds its amount, where a refund has no identity of its own.",
    right: "It keeps the refund by its stamp: what comes again changes nothing.",
  }),
  named(
    "the payment's event at the refund's URL",
    REFUNDS,
    ["refunds"],
    [PAID, act("refund", { outcome: "fails later" }), ...forged("payment event at the refund URL")],
    {
      why: "It is genuine and says ok, and is no refund.",
      right: "It finds the refund by its stamp, and compares the amount.",
    },
  ),
];

/** The named histories for whose acts the shop has the settings. */
export const applicable = (all: readonly NamedHistory[], possible: ReadonlySet<ShopAct>): readonly NamedHistory[] =>
  all.filter(({ needs }) => needs.every((need) => possible.has(need)));
