/** The failure of a call as a sentence that says what to do. */
import { ClientError } from "@maksu/payment-client";
import { ControlError } from "@maksu/sandbox/control";
import { InvalidSetting } from "@maksu/shop-check";

/** Advice by the error code of the control API. */
const HELP: Readonly<Record<string, string>> = {
  "not-found": "what_happened lists the ids of a world; without world, the default one is meant, and create_world makes another",
  "name-taken": "pass that name as world, or choose another one",
  "impossible-transition": "what_happened shows its state",
  "token-required": "start this server with the sandbox's token in MAKSU_SANDBOX_TOKEN",
  "no-control": "start this server with the --url of a sandbox",
  "store-unavailable": "try again",
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Says what is wrong, and what to do. */
export function failureSentence(error: unknown): string {
  if (error instanceof ControlError) {
    // Of input that is rejected, the message says what is possible instead.
    const help = HELP[error.code];
    return sentence(error.message) + (help === undefined ? "" : ` To go on: ${help}.`);
  }
  if (error instanceof ClientError) return `${sentence(error.message)} Nothing was sent. look_up has the operation's fields.`;
  if (error instanceof InvalidSetting)
    return `${sentence(error.message)} Settings of the shop check stand in shop-check.yaml, or are arguments of check_shop.`;
  if (error instanceof Error && error.name === "CallError") return error.message;
  if (error instanceof TypeError && error.message === "fetch failed") return "The sandbox doesn't respond. Start this server again.";
  return `${sentence(error instanceof Error ? error.message : String(error))} look_up may say more.`;
}
