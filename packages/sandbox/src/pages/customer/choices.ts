/** The buttons of a method's page. */
import type { PayChoice } from "./pay-choices.ts";
import type { PayOutcome } from "../../acts/act.ts";
import { InputError } from "../../domain/input-error.ts";
import { type Html, html } from "@maksu/markup";
import type { CustomerText } from "./texts.ts";
import type { View } from "./visit.ts";

const LABELS: Readonly<Record<PayOutcome, CustomerText>> = {
  approve: "approve",
  pending: "invoicePending",
  leave: "leave",
  reject: "reject",
  cancel: "cancel",
};

/**
 * Checks a form whose outcome is that of a button.
 *
 * @throws InputError when somebody wrote it
 */
export function chosen<Chosen extends { readonly outcome?: string }>(given: Chosen): Chosen {
  if (given.outcome !== undefined && !Object.hasOwn(LABELS, given.outcome)) throw new InputError("outcome: no button has it");
  return given;
}

const labelOf = ({ outcome, to }: PayChoice): CustomerText =>
  outcome === "approve" && to === "pending"
    ? "approvePending"
    : outcome === "approve" && to === "delayed"
      ? "approveDelayed"
      : LABELS[outcome];

/** A button for each choice, the first of them the main one. */
export const choiceButtons = (view: View, choices: readonly PayChoice[]): Html =>
  html`<div class="choices">${choices.map((choice, index) => outcomeButton(view, choice.outcome, labelOf(choice), index === 0))}</div>`;

/** A button that sends an outcome. */
export const outcomeButton = (view: View, outcome: PayOutcome, label: CustomerText, isMain = false): Html =>
  html`<button name="outcome" value="${outcome}"${!isMain && html` class="plain"`}>${view.text(label)}</button>`;
