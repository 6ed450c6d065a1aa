/** Rules for states that must never happen, whatever customers, shop and service do. */

export type RuleName = "free" | "lost" | "twice" | "refunds" | "forged";

/** A rule that every shop must keep. */
export interface Rule {
  readonly title: string;
  readonly says: string;
  /** Who loses when it breaks. */
  readonly loses: "shop" | "customer";
  /** The change to make in the shop. */
  readonly fix: string;
}

/** Every rule. */
export const RULES: Readonly<Record<RuleName, Rule>> = {
  free: {
    title: "Nothing for free",
    says: "When an order becomes paid, a payment of it in the amount and currency due then is ok at the service.",
    loses: "shop",
    fix: "Make an order paid only by a verified event with the status ok, of a payment that you created for this order, in the amount that is due.",
  },
  lost: {
    title: "Nothing lost",
    says: "Money that the service took makes the order paid, or shows that it needs attention, or is refunded, whether the customer returns or not.",
    loses: "customer",
    fix: "Give each payment callback URLs, store what an event says before you respond with 200, let ok win over fail, and show a second payment to somebody.",
  },
  twice: {
    title: "Nothing twice",
    says: "The delivery of an order is started once.",
    loses: "shop",
    fix: "Start the delivery in the transaction that makes the order paid, under a lock on the order's row.",
  },
  refunds: {
    title: "Refunds agree",
    says: "What the shop shows as refunded is what was refunded, after failures, too.",
    loses: "customer",
    fix: "Keep each refund by a refundStamp of its own, count it when its event says ok, and take it back when a later one says fail.",
  },
  forged: {
    title: "Nothing forged",
    says: "What isn't genuine is rejected and changes nothing; what is genuine is accepted, even with an unknown parameter.",
    loses: "shop",
    fix: "Verify the signature over every parameter whose name starts with checkout-, each of them once, before you read any of them.",
  },
};

export const RULE_NAMES: readonly RuleName[] = Object.keys(RULES) as RuleName[];

/** The worst comes first. */
export const VERDICTS = ["money at risk", "fragile", "can't tell", "held", "not applicable"] as const;

/** The result of a rule, in one history or in all of them. */
export type Verdict = (typeof VERDICTS)[number];

/** The worst of several verdicts; `not applicable` without any. */
export const worst = (verdicts: Iterable<Verdict>): Verdict => {
  const found = new Set(verdicts);
  return VERDICTS.find((each) => found.has(each)) ?? "not applicable";
};

/** A rule that broke. */
export interface Breach {
  readonly rule: RuleName;
  /** `fragile` where no money is lost yet. */
  readonly verdict: "money at risk" | "fragile";
  readonly loses: Rule["loses"];
  /** The breach in a sentence. */
  readonly what: string;
}
