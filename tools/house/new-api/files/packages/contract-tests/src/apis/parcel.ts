import { listAt, signingParameters } from "@maksu/openapi";
import { basicAuthorization } from "@maksu/signing";
import { parcelApiDocument } from "../documents/parcel-api.ts";
import type { TestedApi } from "./tested-api.ts";

export const api: TestedApi = {
  document: parcelApiDocument,
  async sign(operation, _request, { given, account = "sender", secret = "parcel-secret" }) {
    const [version] = signingParameters(operation);
    const [value] = listAt(version?.schema, "enum");
    return {
      ...(version && { [version.name]: String(value) }),
      ...given,
      Authorization: await basicAuthorization({ merchantId: account, secret }),
    };
  },
};
