/** The verifiers of `@maksu/signing`, each given a text in every way. */
import {
  verifyBasicAuthorization,
  verifyCardForm,
  verifyCheckoutResponse,
  verifyMerchantSignature,
  verifyReceipt,
  verifyRefundNotification,
} from "@maksu/signing";
import { authcode, checkoutOffers, pipeOffers, signature, some, type Verifier } from "./offers.ts";
import { PAID, REFUND, UNPAID } from "./signed-texts.ts";

/**
 * All but `verifyCheckoutSignature`, which is bound to no message: it is the Payment API's scheme itself, which events, requests,
 * responses, forms and reports share, and which their own verifiers build on.
 */
export const SIGNING_VERIFIERS: readonly Verifier[] = [
  {
    name: "verifyCheckoutResponse",
    madeFor: ["response", "request of 2018"],
    accepts: async (text) =>
      some(checkoutOffers(text), async ({ parameters, body }) => {
        const values = new Map(parameters);
        const algorithm = text.signature.length === 64 ? "sha512" : "sha256";
        // The request that demands least of its response: its method is the response's, its route has no transaction.
        const request = { account: text.account, algorithm, method: values.get("checkout-method") ?? "POST" } as const;
        const headers = [...parameters, signature(text)];
        const { outcome } = await verifyCheckoutResponse({
          request,
          status: 200,
          headers,
          body: Uint8Array.from(body),
          secret: text.secret,
        });
        return outcome !== "rejected";
      }),
  },
  {
    name: "verifyCardForm",
    madeFor: ["card form"],
    accepts: async (text) =>
      some(checkoutOffers(text), async ({ parameters }) =>
        verifyCardForm({ parameters: [...parameters, signature(text)], secret: text.secret }),
      ),
  },
  {
    name: "verifyBasicAuthorization",
    madeFor: ["credentials"],
    accepts: async ({ message, signature: digest, account, secret }) =>
      some([message, digest, Buffer.concat([message, digest])], async (bytes) =>
        verifyBasicAuthorization({ authorization: `Basic ${bytes.toString("base64")}`, merchantId: account, secret }),
      ),
  },
  ...(["success", "failure"] as const).map((form): Verifier => ({
    name: `verifyReceipt, ${form}`,
    madeFor: [form === "success" ? "paid receipt" : "unpaid receipt"],
    accepts: async (text) =>
      some([...pipeOffers(text, PAID), ...pipeOffers(text, UNPAID)], async (pairs) =>
        verifyReceipt({ parameters: [...pairs, authcode(text)], form, secret: text.secret }),
      ),
  })),
  {
    name: "verifyRefundNotification",
    madeFor: ["refund notification"],
    accepts: async (text) =>
      some(pipeOffers(text, REFUND), async (pairs) =>
        verifyRefundNotification({ parameters: [...pairs, signature(text)], secret: text.secret }),
      ),
  },
  {
    name: "verifyMerchantSignature",
    madeFor: ["merchant request"],
    accepts: async (text) => {
      const [method = "", target = "", identity = "", timestamp = "", contentMd5 = ""] = text.message.toString().split("\n");
      const [apiName = "", merchantId = ""] = identity.split(" ");
      // The signed body is not part of the message: the bodies of the texts are tried.
      const parts = { method, target, apiName, merchantId, timestamp, contentMd5, signature: text.signature.toString("base64") };
      return some(["", "{}"], async (body) => verifyMerchantSignature({ ...parts, body, secret: text.secret }));
    },
  },
];
