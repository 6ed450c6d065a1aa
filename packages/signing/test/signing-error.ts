/** Matches errors of this package in a test. */
import { expect } from "vitest";
import type { SigningErrorCode } from "../src/errors.ts";

/** Matches a SigningError with this code whose message starts with the field's name. */
export function signingError(code: SigningErrorCode, field: string): Error {
  return expect.objectContaining({ name: "SigningError", code, message: expect.stringMatching(new RegExp(`^${field}: `)) });
}
