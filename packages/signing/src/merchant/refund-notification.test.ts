import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { refundNotificationMessage, refundNotificationSignature, verifyRefundNotification } from "./refund-notification.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const fields = { refundToken: "DA2OTA4NWVmYTRiMDUyMWI4OGNkNjkxNzBh", oldStatus: "created", newStatus: "completed" };
const message = "DA2OTA4NWVmYTRiMDUyMWI4OGNkNjkxNzBh|created|completed|";
const genuine = createHash("sha256")
  .update(message + secret)
  .digest("hex");

describe("refundNotificationSignature", () => {
  it("is SHA-256 of message and secret", async () => {
    expect(new TextDecoder().decode(refundNotificationMessage(fields))).toBe(message);
    expect(await refundNotificationSignature({ ...fields, secret })).toBe(genuine);
  });

  it.each([
    ["a pipe in the old status", { oldStatus: "a|b" }, "oldStatus"],
    ["a pipe in the new status", { newStatus: "a|b" }, "newStatus"],
    ["a pipe in the token", { refundToken: "a|b" }, "refundToken"],
    ["an empty field", { newStatus: "" }, "newStatus"],
    ["a line break", { refundToken: "a\n" }, "refundToken"],
    ["a number", { refundToken: JSON.parse("1") }, "refundToken"],
  ])("rejects %s", async (_, change, field) => {
    await expect(refundNotificationSignature({ ...fields, ...change, secret })).rejects.toThrow(signingError("parameter-invalid", field));
  });

  it("rejects an empty secret", async () => {
    await expect(refundNotificationSignature({ ...fields, secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });
});

describe("verifyRefundNotification", () => {
  const query = (change: object = {}) => new URLSearchParams({ ...fields, signature: genuine, ...change });

  it.each([
    ["lower-case hex", query(), secret],
    ["upper-case hex", query({ signature: genuine.toUpperCase() }), secret],
    ["other parameters beside", query({ shop: "1", page: "" }), secret],
    ["one of several secrets", query(), ["new", secret]],
  ])("accepts %s", async (_, parameters, secrets) => {
    expect(await verifyRefundNotification({ parameters, secret: secrets })).toBe(true);
  });

  it.each([
    ["no signature", new URLSearchParams(fields)],
    ["an empty signature", query({ signature: "" })],
    ["a short one", query({ signature: genuine.slice(1) })],
    ["a long one", query({ signature: `${genuine}0` })],
    ["one that is not hex", query({ signature: "g".repeat(64) })],
    ["one with a line end", query({ signature: `${genuine}\n` })],
    ["one that is not ASCII", query({ signature: "\u0660".repeat(64) })],
    ["one that lower-cases to hex", query({ signature: "\u212a".repeat(64) })],
    ["a signature twice", [...query(), ["signature", genuine]]],
    ["a field twice", [...query(), ["newStatus", "completed"]]],
    ["a missing field", [...query()].filter(([name]) => name !== "oldStatus")],
    ["pipes that moved", query({ refundToken: `${fields.refundToken}|created`, oldStatus: "completed", newStatus: "" })],
    ["a pipe that moved from the secret's side", query({ oldStatus: "created|completed", newStatus: "completed" })],
    ["an altered status", query({ newStatus: "cancelled" })],
    ["a list", [...Object.entries(fields), ["signature", [genuine]]]],
    ["a pair that is none", [null]],
  ])("rejects %s", async (_, parameters) => {
    expect(await verifyRefundNotification({ parameters: parameters as URLSearchParams, secret })).toBe(false);
  });

  it("rejects another secret, throws for an empty one", async () => {
    expect(await verifyRefundNotification({ parameters: query(), secret: "other" })).toBe(false);
    await expect(verifyRefundNotification({ parameters: query(), secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });
});
