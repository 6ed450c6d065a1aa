/** Sends forged messages in place of events. */
import type { Forgery } from "@maksu/sandbox";
import { FORGERY_KINDS, OWN, turned } from "../history/forgeries.ts";
import { afterForgery, isTaken } from "../rules/breaches.ts";
import type { ServicePayment } from "../service/service.ts";
import { allowed, lastEvent, NotPossible, paymentOf, type Perform, refundIds } from "./possible.ts";
import type { Stage } from "./stage.ts";

/** The parameters of a payment's events, but for the status. */
export const valuesOf = ({ id, amount, request }: ServicePayment, { service }: Stage): Record<string, string> => ({
  "checkout-account": String(service.world.payment.account),
  "checkout-algorithm": "sha256",
  "checkout-amount": String(amount),
  "checkout-stamp": request.stamp,
  "checkout-reference": request.reference,
  "checkout-transaction-id": id,
  "checkout-provider": "nordea",
});

export const forge: Perform<"forge"> = async (stage, { tab, forgery, of }) => {
  const { service, shop } = stage;
  const payment = paymentOf(stage, tab);
  const { callbackUrls, redirectUrls } = payment.request;
  const event = of === "refund" ? await lastEvent(stage, refundIds(payment)) : undefined;
  if (of === "refund" && !event) throw new NotPossible("no event of a refund was sent");
  const target = event?.id ?? payment.id;
  const isAtCallback = event !== undefined || callbackUrls !== undefined;
  const kind = FORGERY_KINDS[forgery];
  const before = await stage.look(stage.order);
  const asked = service.asked;
  const send = async (): Promise<number> => {
    if (!(forgery in OWN)) {
      const { status } = await allowed(stage, () => service.world.events.forge(target, forgery as Forgery));
      if (status === undefined) throw new NotPossible("the shop does not respond");
      return status;
    }
    if (forgery.includes("published") && !shop.hasOwnAccount())
      throw new NotPossible("the shop has the published test account itself: give it the account in MAKSU_SHOP_ACCOUNT");
    const made = event?.url
      ? turned(event.url)
      : {
          signedUrl: (await lastEvent(stage, [payment.id]))?.url,
          address: (callbackUrls ?? redirectUrls).success,
          values: { ...valuesOf(payment, stage), "checkout-status": "ok" },
        };
    const { secret } = service.world.payment;
    const url = OWN[forgery as keyof typeof OWN]({ ...made, secret, published: service.sandbox.defaultWorld.payment });
    if (url === undefined) throw new NotPossible("no event was sent that could be changed so");
    const sent = await stage.visit(url);
    if (sent === 0) throw new NotPossible("the shop does not respond");
    return sent;
  };
  const status = await send();
  const isRejected = kind.isDue && isAtCallback && !isTaken(status);
  const original = isRejected ? await service.during(() => service.world.events.forge(target, "replay")).catch(() => undefined) : undefined;
  const after = await stage.look(stage.order);
  const found = afterForgery({
    ...kind,
    isDue: kind.isDue ?? false,
    isAtCallback,
    status,
    ...(original?.status !== undefined && { statusOfOriginal: original.status }),
    hasAsked: service.asked > asked,
    ...(before && { before }),
    ...(after && { after }),
    isBlind: !shop.state && !kind.isHarmless,
    isVital: kind.isVital ?? false,
  });
  if (found) stage.breaches.push(found);
  if (!isAtCallback && !shop.state)
    stage.cannotTell.push({ rule: "forged", why: "a return is a page for people, whatever it is made of: --state shows what it does" });
};
