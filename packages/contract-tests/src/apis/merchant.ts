import { contentMd5, merchantAuthorization, merchantSignature, merchantTimestamp } from "@maksu/signing";
import { merchantApiDocument } from "../documents/merchant-api.ts";
import { MERCHANT } from "../live/apis.ts";
import type { TestedApi } from "./tested-api.ts";

export const api: TestedApi = {
  document: merchantApiDocument,
  async sign({ method }, _request, { target, body, given, account = String(MERCHANT.merchantId), secret = MERCHANT.secret, apiName }) {
    const timestamp = String(given.Timestamp ?? merchantTimestamp(new Date()));
    const md5 = String(given["Content-MD5"] ?? (await contentMd5(body)));
    const named = { merchantId: account, ...(apiName !== undefined && { apiName }) };
    const signature = await merchantSignature({ method, target, timestamp, contentMd5: md5, secret, ...named });
    return { Timestamp: timestamp, "Content-MD5": md5, ...given, Authorization: merchantAuthorization({ ...named, signature }) };
  },
};
