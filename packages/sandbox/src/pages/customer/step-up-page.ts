/** The page where a customer confirms a charge or a hold of a card's token. */
import { stepUp } from "../../acts/customer.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import { html } from "@maksu/markup";
import { outcomeButton } from "./choices.ts";
import { paidPage, summaryOf } from "./pay-page.ts";
import { actAndReturn, find, form, type Found, notFound, type PageHandler, viewOf, type Visit } from "./visit.ts";

const pathOf = ({ transactionId }: Payment): string => `/cards/3ds/${transactionId}`;

async function visitedStepUp(visit: Visit): Promise<Found<Payment> | undefined> {
  const found = await find(visit, "payment", visit.names[0] ?? "");
  return found?.body.kind === "page" ? undefined : found;
}

export const stepUpPage: PageHandler = async (visit) => {
  const visited = await visitedStepUp(visit);
  if (!visited) return notFound(visit);
  const page = pathOf(visited.body);
  const view = viewOf(visit, page, visited.body.request.language);
  if (visited.body.waitsFor !== "step-up") return paidPage(visit, visited, view);
  const { text } = view;
  return view.page(
    200,
    text("stepUp"),
    html`<h1>${text("stepUp")}</h1><div class="panel">${summaryOf(view, visited.body)}</div><div class="panel"><p>${text("stepUpText")}</p>${form(
      visit,
      view,
      page,
      html`<div class="choices">${outcomeButton(view, "approve", "confirm", true)}${outcomeButton(view, "reject", "failAuthentication")}</div>`,
    )}</div>`,
  );
};

/** Carries out the customer's choice. */
export const submitStepUp: PageHandler = async (visit) => {
  const visited = await visitedStepUp(visit);
  if (!visited) return notFound(visit);
  const { running, body } = visited;
  const outcome = visit.fields.get("outcome") === "approve" ? "approve" : "reject";
  const path = pathOf(body);
  return actAndReturn(visit, running, viewOf(visit, path).link(path), (session) =>
    stepUp(running.world, session, body.transactionId, { outcome }),
  );
};
