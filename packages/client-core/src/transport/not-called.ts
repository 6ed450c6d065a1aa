import { SigningError } from "@maksu/signing/options";

/** The error of a client that was given what makes a transport, and called that with a request. */
export const notCalled = (name: string): SigningError =>
  new SigningError("option-invalid", `transport: must be what ${name}() returns, not ${name} itself`);
