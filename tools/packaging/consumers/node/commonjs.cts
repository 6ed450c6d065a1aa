/** A CommonJS program: TypeScript 5.8 and later let it require an ES module, as Node 20.19 does. */
import { createPaymentClient } from "@maksu/payment-client";
import signing = require("@maksu/signing");
import description = require("@maksu/payment-spec/openapi.json");

export const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: "https://api.example.com" });
export const verify: (input: signing.CheckoutVerifyInput) => Promise<boolean> = signing.verifyCheckoutSignature;
export const version: string = description.info.version;
