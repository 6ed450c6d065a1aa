import { createRequire } from "node:module";
import { exactJson } from "@maksu/client-core/exact-json";
import { operationTable, textFields } from "@maksu/legacy-client";
import { validators } from "@maksu/legacy-client/validators";
import { verifyBasicAuthorization } from "@maksu/signing";
import type { Credentials } from "./credentials.ts";
import type { MockApi } from "./mock-api.ts";

/** The legacy interface: Basic authentication. */
export function legacyApi(credentials: Credentials): MockApi {
  return {
    name: "legacy",
    document: createRequire(import.meta.url)("@maksu/legacy-api/openapi.json") as object,
    operations: operationTable,
    validators,
    parseJson: exactJson(textFields),

    async authenticate({ request: { headers } }) {
      const authorization = headers.get("authorization");
      for (const [merchantId, secret] of Object.entries(credentials))
        if (await verifyBasicAuthorization({ authorization, merchantId, secret })) return undefined;
      return { status: 401, reason: "the merchant ID or the secret is wrong", headers: { "www-authenticate": 'Basic realm="legacy"' } };
    },

    // The body of 401 is not documented.
    errorBody: ({ status, reason }) => (status === 401 ? undefined : { errorCode: "", errorMessage: reason }),

    // The service does not sign these answers.
    sign: async (_routed, answer) => answer,
  };
}
