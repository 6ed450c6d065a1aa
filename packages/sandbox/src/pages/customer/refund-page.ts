/** The page where a customer gives the account to which a refund is paid. */
import type { WireResponse } from "@maksu/service-front";
import { act } from "../../acts/resolve.ts";
import { inActs, sendDue } from "../../acts/customer-return.ts";
import { ImpossibleTransition } from "../../domain/lifecycle.ts";
import type { SandboxDocuments } from "../../world/kept/documents.ts";
import { html } from "@maksu/markup";
import type { Language } from "../language.ts";
import { languageNamed } from "../language.ts";
import { seeOther } from "../page-response.ts";
import { amountOf, factList } from "./facts.ts";
import type { CustomerText } from "./texts.ts";
import { find, finishedPage, form, type Found, notFound, type PageHandler, viewOf, type Visit } from "./visit.ts";

/** A refund of either API. */
interface RefundVisit extends Omit<Found<SandboxDocuments["refund"] | SandboxDocuments["merchantRefund"]>, "body"> {
  readonly body: SandboxDocuments["refund"] | SandboxDocuments["merchantRefund"];
  readonly path: string;
  readonly reference: string | undefined;
  readonly language: Language | undefined;
  /** The act for which the account is given. */
  readonly given: "pay out" | "give account";
}

/** A refund's status in the customer's words. */
const STATUSES: Readonly<Record<RefundVisit["body"]["status"], CustomerText>> = {
  none: "refundPending",
  pending: "refundPending",
  created: "refundPending",
  ok: "refundPaid",
  completed: "refundPaid",
  fail: "refundFailed",
  cancelled: "refundFailed",
};

/** A number that passes the check, and belongs to nobody. */
const TEST_IBAN = "FI21 1234 5600 0007 85";

async function visitedRefund(visit: Visit): Promise<RefundVisit | undefined> {
  const [id = ""] = visit.names;
  const path = `/refunds/${id}`;
  const refund = await find(visit, "refund", id);
  if (refund) {
    const payment = await find(visit, "payment", refund.body.payment);
    return { ...refund, path, given: "pay out", reference: refund.body.reference, language: payment?.body.request.language };
  }
  const found = await find(visit, "merchantRefund", id);
  if (!found) return undefined;
  const order = await find(visit, "order", found.body.order);
  const { orderNumber, locale = "fi" } = order?.body.request ?? {};
  return { ...found, path, given: "give account", reference: orderNumber, language: languageNamed(locale) };
}

export const refundPage: PageHandler = (visit) => pageOf(visit);

async function pageOf(visit: Visit, isWrong = false): Promise<WireResponse> {
  const visited = await visitedRefund(visit);
  if (!visited) return notFound(visit);
  const { body: refund, path, reference, language } = visited;
  const view = viewOf(visit, path, language);
  const { text } = view;
  const facts = [
    amountOf(view, refund.amount),
    factList(view, [
      ["merchant", refund.account],
      ["reference", reference],
      ["status", text(STATUSES[refund.status])],
    ]),
  ];
  if (refund.waitsFor !== "account")
    return finishedPage(visit, view, { title: "refundDone", isGood: STATUSES[refund.status] !== "refundFailed", facts });
  const content = html`${isWrong && html`<div class="note bad" id="mistake" role="alert"><p>${text("badIban")}</p></div>`}
<label class="field"><span>${text("iban")}</span><input name="iban" value="${isWrong ? "" : TEST_IBAN}" autocomplete="off" required aria-describedby="${isWrong ? "mistake hint" : "hint"}"${
    isWrong && html` aria-invalid="true"`
  }></label><p class="soft" id="hint">${text("ibanHint")} <code>${TEST_IBAN}</code></p><button>${text("giveAccount")}</button>`;
  return view.page(
    isWrong ? 400 : 200,
    text("refundTitle"),
    html`<h1>${text("refundTitle")}</h1><div class="panel">${facts}</div><div class="panel"><p>${text("refundText")}</p>${form(visit, view, path, content)}</div>`,
  );
}

/** The account number that the customer gave: checked, and not kept. */
export const submitRefund: PageHandler = async (visit) => {
  const visited = await visitedRefund(visit);
  if (!visited) return notFound(visit);
  if (!isIban(visit.fields.get("iban") ?? "")) return pageOf(visit, true);
  const { running, path, given } = visited;
  try {
    const { lanes } = await inActs(visit.store, running, (session) => act(running.world, session, visit.names[0] ?? "", given));
    await sendDue(running, lanes);
  } catch (error) {
    if (!(error instanceof ImpossibleTransition)) throw error;
  }
  return seeOther(viewOf(visit, path).link(path));
};

/** Whether a text is an account number: its check digits match (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(" ", "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}
