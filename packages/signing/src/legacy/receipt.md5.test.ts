import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifyReceipt } from "./receipt.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const success = { ORDER_NUMBER: "15153", TIMESTAMP: "1176557554", PAID: "F4SDGF23FS", METHOD: "1" };
const failure = { ORDER_NUMBER: "1", TIMESTAMP: "1459256669" };
const successCode = "191FAE904A0B9A57CA30A35C715ABAF9";
const failureCode = "076F5C44FF72EBCE892E9B32FD761597";
const query = (fields: object, code: string) => new URLSearchParams({ ...fields, RETURN_AUTHCODE: code });

describe("verifyReceipt", () => {
  const genuine = query(success, successCode);

  it.each([
    ["a success", { parameters: genuine, form: "success" }],
    ["a failure", { parameters: query(failure, failureCode), form: "failure" }],
    ["other parameters beside", { parameters: query({ ...success, shop: "1|2", page: "" }, successCode), form: "success" }],
    ["one of several secrets", { parameters: genuine, form: "success", secret: ["new", secret] }],
    [
      "one within the tolerance",
      { parameters: genuine, form: "success", toleranceSeconds: 60, now: () => new Date(1_176_557_554_000 + 60_000) },
    ],
  ] as const)("accepts %s", async (_, given) => {
    expect(await verifyReceipt({ secret, ...given })).toBe(true);
  });

  it.each([
    ["a failure at the success address", { parameters: query(failure, failureCode) }],
    ["a success at the failure address", { parameters: genuine, form: "failure" }],
    ["a failure with an unsigned PAID", { parameters: query({ ...failure, PAID: "x" }, failureCode), form: "failure" }],
    ["a failure with an unsigned METHOD", { parameters: query({ ...failure, METHOD: "1" }, failureCode), form: "failure" }],
    [
      "a success read as a failure by moving pipes",
      { parameters: query({ ORDER_NUMBER: "15153|1176557554|F4SDGF23FS", TIMESTAMP: "1" }, successCode), form: "failure" },
    ],
    ["a failure where the form is not said", { parameters: query(failure, failureCode), form: undefined }],
    ["no code", { parameters: new URLSearchParams(success) }],
    ["an empty code", { parameters: query(success, "") }],
    ["a lower-case code", { parameters: query(success, successCode.toLowerCase()) }],
    ["a short code", { parameters: query(success, successCode.slice(1)) }],
    ["a code that is not hex", { parameters: query(success, "G".repeat(32)) }],
    ["a code with a line end", { parameters: query(success, `${successCode}\n`) }],
    ["a code that is a list", { parameters: [...Object.entries(success), ["RETURN_AUTHCODE", [successCode]]] }],
    ["a code twice", { parameters: [...genuine, ["RETURN_AUTHCODE", successCode]] }],
    ["a field twice", { parameters: [...genuine, ["PAID", "F4SDGF23FS"]] }],
    ["a field missing", { parameters: query({ ...failure, PAID: "x" }, successCode) }],
    ["a name in another case", { parameters: [...genuine].map(([name, value]) => [name.replace("PAID", "Paid"), value]) }],
    ["an altered field", { parameters: query({ ...success, METHOD: "2" }, successCode) }],
    ["another secret", { parameters: genuine, secret: "other" }],
    ["a pair that is none", { parameters: [...genuine, 1] }],
    ["one too old", { parameters: genuine, toleranceSeconds: 59, now: () => new Date(1_176_557_554_000 + 60_000) }],
  ])("rejects %s", async (_, { parameters, ...given }) => {
    expect(await verifyReceipt({ form: "success", secret, ...given, parameters } as Parameters<typeof verifyReceipt>[0])).toBe(false);
  });

  it("rejects a failure receipt whose order number imitates the fields of a payment", async () => {
    const orderNumber = "1042|1|X";
    const code = createHash("md5").update(`${orderNumber}|1459256669|${secret}`).digest("hex").toUpperCase();
    const paid = query({ ORDER_NUMBER: "1042", TIMESTAMP: "1", PAID: "X", METHOD: "1459256669" }, code);
    expect(await verifyReceipt({ parameters: paid, form: "success", secret })).toBe(false);
    const failed = query({ ORDER_NUMBER: orderNumber, TIMESTAMP: "1459256669" }, code);
    expect(await verifyReceipt({ parameters: failed, form: "failure", secret })).toBe(false);
  });

  it("rejects any other code", async () => {
    for (let index = 0; index < 32; index++) {
      const digit = successCode.charAt(index) === "0" ? "1" : "0";
      const altered = successCode.slice(0, index) + digit + successCode.slice(index + 1);
      expect(await verifyReceipt({ parameters: query(success, altered), form: "success", secret })).toBe(false);
    }
  });

  it("throws for an empty secret", async () => {
    await expect(verifyReceipt({ parameters: genuine, form: "success", secret: "" })).rejects.toThrow(
      signingError("secret-invalid", "secret"),
    );
  });
});
