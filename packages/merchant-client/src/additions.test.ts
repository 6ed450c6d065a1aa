import { serviceForTest, type ServiceResponse } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/merchant-api/examples";
import { createMerchantClient, unwrap } from "./index.ts";
import { MERCHANT } from "../test/merchant.ts";

const createRefund = async (response: ServiceResponse) => {
  const { origin } = await serviceForTest(response);
  return createMerchantClient({ ...MERCHANT, baseUrl: origin }).createRefund(examples.createRefund["card-payment"]);
};

describe("an accepted refund", () => {
  const accepted = (location: string) => createRefund({ status: 202, headers: { location } });

  it.each([
    ["an absolute link", "https://api.example.com/merchant/v1/refunds/DA2OTA4NWVmYTRi", "DA2OTA4NWVmYTRi"],
    ["a link without host", "/merchant/v1/refunds/DA2OTA4NWVmYTRi", "DA2OTA4NWVmYTRi"],
    ["a slash at its end", "/merchant/v1/refunds/DA2OTA4NWVmYTRi/", "DA2OTA4NWVmYTRi"],
    ["a query", "/merchant/v1/refunds/DA2OTA4NWVmYTRi?page=1", "DA2OTA4NWVmYTRi"],
    ["what is percent-encoded", "/merchant/v1/refunds/a%2Fb%20c", "a/b c"],
  ])("has its token from Location: %s", async (_what, location, refundToken) => {
    const result = await accepted(location);
    expect(result).toMatchObject({ ok: true, status: 202, data: undefined, refundToken });
    expect(unwrap(result).refundToken).toBe(refundToken);
  });

  it.each([
    "/merchant/v1/refunds/",
    "/merchant/v1/refunds",
    "/",
    "https://api.example.com",
    "javascript:alert(1)",
    "https://",
    "/refunds/%zz",
  ])("without a token is no result, and the error says that the service has accepted: %j", async (location) => {
    await expect(accepted(location)).rejects.toThrow(
      expect.objectContaining({ name: "ClientError", code: "unexpected-content", status: 202 }),
    );
  });

  it("without Location is no result either", async () => {
    await expect(createRefund({ status: 202 })).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 202 }));
  });
});
