/** A request of the Merchant API without a body, with its message and signature. */
import { createHmac } from "node:crypto";

export const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
/** The MD5 of no bytes. */
export const emptyMd5 = "1B2M2Y8AsgTpgAmY7PhCfg==";
export const parts = {
  method: "GET",
  target: "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-02-01&x=%C3%A4",
  merchantId: "13466",
  timestamp: "2026-03-01T12:00:00+0200",
  contentMd5: emptyMd5,
};
export const message = [parts.method, parts.target, "ServiceMerchantAPI 13466", parts.timestamp, emptyMd5].join("\n");
export const genuine = createHmac("sha256", secret).update(message).digest("base64");
