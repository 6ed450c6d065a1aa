import { pointerOf } from "@maksu/openapi-runtime/json-pointer";
import { ImpossibleTransition } from "../../domain/lifecycle.ts";
import { InputError, type InputFault, InvalidInput } from "../../domain/input-error.ts";
import { EventNotSent } from "../../acts/resend.ts";
import { RefundRejected } from "../../acts/refund.ts";
import { type ErrorCode, errorCatalogue } from "../../generated/errors.ts";
import { SeedError } from "../../acts/seeds/seed.ts";
import type { ErrorBody } from "../../generated/schema.ts";

/** A request that is rejected, with the code of its description. */
export class ControlFault extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const CODES: Readonly<Record<InputFault, ErrorCode>> = { invalid: "invalid-request", unknown: "not-found", taken: "name-taken" };

/** The status and body of the response to an error; undefined if the request isn't its cause. */
export function faultOf(error: unknown): { readonly status: number; readonly body: ErrorBody } | undefined {
  const code = codeOf(error);
  if (code === undefined || !(error instanceof Error)) return undefined;
  const possible = error instanceof ImpossibleTransition ? { possible: [...error.possible] } : {};
  const message = error instanceof InvalidInput ? `${error.at[0]}${pointerOf(error.at.slice(1))}: ${error.sentence}` : error.message;
  return { status: errorCatalogue[code].status, body: { code, message, ...possible } };
}

function codeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof ControlFault) return error.code;
  if (error instanceof InputError) return CODES[error.fault];
  if (error instanceof ImpossibleTransition) return "impossible-transition";
  if (error instanceof SeedError) return "seed-rejected";
  if (error instanceof EventNotSent) return "event-not-sent";
  return error instanceof RefundRejected ? "refund-rejected" : undefined;
}
