import type { MerchantSettings, Settings } from "../settings.ts";

/** A rule of the service, or of the sandbox where no document has one. */
export interface Rule {
  /** The condition that has to hold, or the effect. */
  readonly text: string;
  /** The document or the public facts that it is from; `sandbox` where there is none. */
  readonly source: string;
  /** The part that is the sandbox's own reading. */
  readonly ours?: string;
  /** The setting for another reading. */
  readonly setting?: keyof Settings | keyof MerchantSettings;
  /** The response to a request that breaks it. */
  readonly response?: RuleResponse;
  /** Who rejects such a request, where that is not the operation's decision: the front, or the validators of the description. */
  readonly checkedBy?: "front" | "description";
}

/**
 * The response to a request that breaks a rule: an example of the description, with the status where the description has the example for any
 * status; a message of the sandbox's own; or that of any request that is not valid.
 */
export type RuleResponse =
  | { readonly example: string; readonly status?: number }
  | { readonly status: number; readonly message: string }
  | "invalid request";
