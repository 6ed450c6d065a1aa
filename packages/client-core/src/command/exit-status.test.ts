import { ClientError } from "@maksu/client-core";
import { SigningError } from "@maksu/signing/options";
import { expect, it } from "vitest";
import { exitStatus, maySend, messageOf } from "./exit-status.ts";

it.each([
  [new ClientError("body-invalid", "op", "x"), 2],
  [new ClientError("validation-failed", "op", "x"), 2],
  [new SigningError("option-invalid", "x"), 2],
  [new ClientError("timeout", "op", "x"), 3],
  [new ClientError("connection-failed", "op", "x"), 2],
  [new ClientError("network-error", "op", "x"), 3],
  [new ClientError("signature-mismatch", "op", "x", { status: 200 }), 3],
  [new TypeError("x"), 3],
  [undefined, 3],
])("a call that throws %o ends with %d", (error, status) => {
  expect(exitStatus(error)).toBe(status);
});

it.each([
  [new ClientError("timeout", "getPayment", "no complete response"), "timeout: getPayment: no complete response"],
  [
    new ClientError("network-error", "op", "broke", { cause: Object.assign(new Error("x"), { code: "ECONNRESET" }) }),
    "network-error: op: broke (ECONNRESET)",
  ],
  [
    new ClientError("signature-missing", "op", "none", { cause: new SigningError("signature-missing", "none") }),
    "signature-missing: op: none",
  ],
  [new SigningError("secret-invalid", "secret: must be text"), "secret-invalid: secret: must be text"],
  [new Error("--amount: must be a number"), "--amount: must be a number"],
  ["text", "unknown error"],
])("describes %o", (error, message) => {
  expect(messageOf(error)).toBe(message);
});

it("describes an invalid option of the client by its flag", () => {
  const error = new SigningError("insecure-url", "baseUrl: must be https");
  expect(messageOf(error, { baseUrl: "--base-url" })).toBe("insecure-url: --base-url: must be https");
  expect(messageOf(new ClientError("header-invalid", "op", "baseUrl: x"), { baseUrl: "--base-url" })).toBe(
    "header-invalid: op: baseUrl: x",
  );
});

it.each([
  [{ code: "connection-failed" }, false],
  [{ code: "network-error" }, true],
  [{ status: 503 }, true],
])("an attempt that ended with %j may have been carried out: %s", (report, expected) => {
  expect(maySend(report)).toBe(expected);
});
