import { createRequire } from "node:module";
import { exactJson } from "@maksu/client-core/exact-json";
import { operationTable, textFields } from "@maksu/merchant-client";
import { validators } from "@maksu/merchant-client/validators";
import { parseMerchantAuthorization, verifyMerchantSignature } from "@maksu/signing";
import type { Credentials } from "./credentials.ts";
import type { Refusal } from "./exchange.ts";
import { writeJson } from "./json-body.ts";
import type { MockApi } from "./mock-api.ts";
import { randomToken } from "./random-token.ts";

/** The Merchant API: an HMAC over five lines, in the Authorization header. */
export function merchantApi(credentials: Credentials, apiName: string): MockApi {
  return {
    name: "merchant",
    document: createRequire(import.meta.url)("@maksu/merchant-api/openapi.json") as object,
    operations: operationTable,
    validators,
    readers: { "application/json": exactJson(textFields) },
    writeBody: (_request, _status, body) => writeJson(body),

    async authenticate({ request: { method, target, headers, body } }) {
      const authorization = parseMerchantAuthorization(headers.get("authorization"));
      if (!authorization) return forbidden("invalid-signature", "Authorization is missing or malformed");
      if (authorization.apiName !== apiName) return forbidden("invalid-api-name", `the API name in Authorization is not ${apiName}`);
      const { merchantId, signature } = authorization;
      const secret = Object.hasOwn(credentials, merchantId) ? credentials[merchantId] : undefined;
      if (secret === undefined) return forbidden("invalid-signature", "the merchant ID is unknown");
      const isSigned = await verifyMerchantSignature({
        method,
        target,
        apiName,
        merchantId,
        timestamp: headers.get("timestamp") ?? "",
        contentMd5: headers.get("content-md5") ?? "",
        body,
        signature,
        secret,
      });
      return isSigned ? undefined : forbidden("invalid-signature", "the signature does not match");
    },

    errorBody: ({ reason }) => ({ error: { title: "", description: reason, workaround: "" } }),

    fit: async (_routed, answer) => {
      const { location } = answer.headers;
      // A created refund has a token of its own, the last segment of its link.
      return location === undefined
        ? answer
        : { ...answer, headers: { ...answer.headers, location: location.replace(/[^/]+$/, randomToken(36)) } };
    },

    // The service does not sign these answers.
    sign: async (_routed, answer) => answer,
  };
}

const forbidden = (code: string, reason: string): Refusal => ({ status: 403, code, reason });
