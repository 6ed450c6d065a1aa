import { listAt, signingParameters } from "@maksu/openapi";
import { basicAuthorization } from "@maksu/signing";
import { legacyApiDocument } from "../documents/legacy-api.ts";
import { MERCHANT } from "../live/apis.ts";
import type { TestedApi } from "./tested-api.ts";

export const api: TestedApi = {
  document: legacyApiDocument,
  async sign(operation, _request, { given, account = String(MERCHANT.merchantId), secret = MERCHANT.secret }) {
    const [version] = signingParameters(operation);
    const [value] = listAt(version?.schema, "enum");
    return {
      ...(version && { [version.name]: String(value) }),
      ...given,
      Authorization: await basicAuthorization({ merchantId: account, secret }),
    };
  },
};
