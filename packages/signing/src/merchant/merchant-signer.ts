/** Signs the Merchant API's requests: whatever is the same for every request is checked and written once. */
import { digest, hmacWith } from "#crypto";
import { merchantLines, requireLine } from "./merchant.ts";
import { type MerchantSignerOptions, readMerchantSettings } from "./merchant-options.ts";
import { andThen } from "../crypto/maybe-promise.ts";
import { timestampAt } from "../input/timestamp.ts";
import type { RequestSigner } from "../request/request-signer.ts";

/**
 * Creates a signer for the Merchant API: `Timestamp`, `Content-MD5` and `Authorization` (Merchant API v1, Required headers and Authentication). Its
 * responses are not signed, so there is no `verify`.
 *
 * `sign` throws SigningError `method-unknown`, `message-part-invalid` (the target), `date-invalid` (the clock), `md5-unavailable`.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `merchant-id-invalid`, `secret-invalid`, `message-part-invalid` (the API name),
 * `time-zone-unknown`
 */
export function merchantSigner(options: MerchantSignerOptions): RequestSigner {
  const { identity, secret, offsetAt } = readMerchantSettings(options);
  const { now = () => new Date() } = options;
  const hmac = hmacWith(secret);
  return {
    isReserved: (name) => name === "timestamp" || name === "content-md5" || name === "authorization",
    sign({ operation: { method }, target, body }) {
      requireLine(method, target);
      const timestamp = timestampAt(now(), offsetAt);
      return andThen(digest("md5", [body], "base64"), (md5) =>
        andThen(hmac("sha256", [merchantLines(method, target, identity, timestamp, md5)], "base64"), (signature) => ({
          headers: [
            ["timestamp", timestamp],
            ["content-md5", md5],
            ["authorization", `${identity}:${signature}`],
          ],
        })),
      );
    },
  };
}
