import { describe, expect, it } from "vitest";
import { receiptAuthcode, receiptMessage } from "./receipt.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const success = { ORDER_NUMBER: "15153", TIMESTAMP: "1176557554", PAID: "F4SDGF23FS", METHOD: "1" };
const failure = { ORDER_NUMBER: "1", TIMESTAMP: "1459256669" };

describe("receiptMessage", () => {
  it("joins the fields with pipes, without the secret", () => {
    expect(new TextDecoder().decode(receiptMessage(success))).toBe("15153|1176557554|F4SDGF23FS|1|");
    expect(new TextDecoder().decode(receiptMessage(failure))).toBe("1|1459256669|");
  });

  it.each([
    ["a pipe", { ...failure, ORDER_NUMBER: "a|b" }, "ORDER_NUMBER"],
    ["a line break", { ...failure, ORDER_NUMBER: "a\nb" }, "ORDER_NUMBER"],
    ["an empty field", { ...failure, ORDER_NUMBER: "" }, "ORDER_NUMBER"],
    ["a timestamp that is not a number", { ...failure, TIMESTAMP: "now" }, "TIMESTAMP"],
    ["a timestamp that ends as a number", { ...failure, TIMESTAMP: "x1" }, "TIMESTAMP"],
    ["a timestamp that begins as a number", { ...failure, TIMESTAMP: "1x" }, "TIMESTAMP"],
    ["a timestamp that is a list", { ...failure, TIMESTAMP: ["1"] }, "TIMESTAMP"],
    ["a missing timestamp", { ORDER_NUMBER: "1" }, "TIMESTAMP"],
    ["PAID without METHOD", { ...failure, PAID: "1" }, "METHOD"],
    ["METHOD without PAID", { ...failure, METHOD: "1" }, "PAID"],
    ["PAID that is undefined", { ...success, PAID: undefined }, "PAID"],
    ["METHOD that is a number", { ...success, METHOD: 1 }, "METHOD"],
    ["METHOD that is not a number", { ...success, METHOD: "nordea" }, "METHOD"],
    ["METHOD that begins as a number", { ...success, METHOD: "1x" }, "METHOD"],
    ["METHOD that ends as a number", { ...success, METHOD: "x1" }, "METHOD"],
    ["METHOD of four digits", { ...success, METHOD: "1234" }, "METHOD"],
    ["METHOD that is empty", { ...success, METHOD: "" }, "METHOD"],
    ["METHOD that is a list", { ...success, METHOD: ["1"] }, "METHOD"],
    ["PAID with a pipe", { ...success, PAID: "F4SDGF23FS|1" }, "PAID"],
    ["PAID with a line break", { ...success, PAID: "F4SDGF23FS\n" }, "PAID"],
  ])("rejects %s", async (_, fields, field) => {
    const given = fields as typeof success;
    expect(() => receiptMessage(given)).toThrow(signingError("parameter-invalid", field));
    await expect(receiptAuthcode({ ...given, secret })).rejects.toThrow(signingError("parameter-invalid", field));
  });

  it.each(["0", "61", "999"])("accepts METHOD %s", (METHOD) => {
    expect(new TextDecoder().decode(receiptMessage({ ...success, METHOD }))).toBe(`15153|1176557554|F4SDGF23FS|${METHOD}|`);
  });

  it("rejects an empty secret", async () => {
    await expect(receiptAuthcode({ ...success, secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });
});
