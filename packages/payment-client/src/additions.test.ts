import { describe, expect, it } from "vitest";
import { verifyCardForm } from "@maksu/signing";
import { createPaymentClient, unwrap } from "./index.ts";
import { MERCHANT, service, type Service } from "../test/service.ts";

const CANCEL = "https://shop.example.com/cards?step=2";

const redirecting = (location: string) => service({ status: 302, headers: { location }, secret: false });

const addCardForm = async ({ baseUrl }: Service, redirectCancelUrl: string = CANCEL) => {
  const payments = createPaymentClient({ ...MERCHANT, baseUrl });
  const body = await payments.signCardForm({ redirectSuccessUrl: "https://shop.example.com/added", redirectCancelUrl });
  return payments.addCardForm({ body });
};

describe("the response of addCardForm", () => {
  it("leads to the form, and can't be verified", async () => {
    const server = await redirecting("https://cards.example.com/form?id=1");
    const redirect = { location: "https://cards.example.com/form?id=1", leadsTo: "card-form" };
    const result = await addCardForm(server);
    expect(result).toMatchObject({ ok: true, status: 302, data: undefined, verified: false, ...redirect });
    expect(unwrap(result)).toMatchObject(redirect);
    const sent = JSON.parse(server.received[0]?.body ?? "") as Record<string, unknown>;
    expect(await verifyCardForm({ parameters: Object.entries(sent), secret: MERCHANT.secret })).toBe(true);
  });

  it.each([
    ["the cancel URL", CANCEL, "cancel-url"],
    ["the cancel URL with parameters of the service", `${CANCEL}&checkout-account=375917&signature=0`, "cancel-url"],
    ["the cancel URL with parameters in front", "https://shop.example.com/cards?checkout-account=375917&step=2", "cancel-url"],
    ["the cancel URL without its own parameter", "https://shop.example.com/cards?checkout-account=375917", "card-form"],
    ["another page of the shop", "https://shop.example.com/added?step=2", "card-form"],
    ["the same page of another host", "https://shop.example.org/cards?step=2", "card-form"],
    ["the same page over another scheme", "http://shop.example.com/cards?step=2", "card-form"],
  ])("to %s", async (_what, location, leadsTo) => {
    expect(await addCardForm(await redirecting(location))).toMatchObject({ location, leadsTo });
  });

  it("is recognized as the cancel URL in another spelling", async () => {
    const result = await addCardForm(await redirecting("https://shop.example.com/a%20b?x=1"), "https://SHOP.example.com:443/a b");
    expect(result).toMatchObject({ leadsTo: "cancel-url" });
  });

  it("has an absolute address, though the service gave a relative one", async () => {
    const server = await redirecting("/form/1");
    expect(await addCardForm(server)).toMatchObject({ location: `${server.baseUrl}/form/1`, leadsTo: "card-form" });
  });

  it.each(["javascript:alert(1)", "data:text/html,hunter2", "https://", "file:///etc/hosts"])("is rejected with %j", async (location) => {
    const call = addCardForm(await redirecting(location));
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 302 }));
    await expect(call).rejects.toThrow(/^(?!.*(alert|hunter2|etc))/);
  });
});
