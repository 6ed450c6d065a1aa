import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { operationTable, textFields } from "@maksu/merchant-api";
import { signingHeaders } from "@maksu/merchant-api/signing-headers";
import { tolerances } from "@maksu/merchant-api/tolerances";
import { validators } from "@maksu/merchant-api/validators";
import { merchantSigner, parseMerchantAuthorization, verifyMerchantSignature } from "@maksu/signing";
import { type Authentication, staleness } from "../authentication/authentication.ts";
import { knownId, merchantIn, secretUsed } from "../authentication/credentials.ts";
import type { Rejection } from "../ground/exchange.ts";
import { writeJson } from "../ground/json-body.ts";
import { merchantEvents } from "../events/merchant-events.ts";
import { profileHint, type ServiceNames } from "../ground/profiles.ts";
import type { ApiFront, ServiceApi } from "../responder/service-api.ts";
import { signingMistake } from "../authentication/signing-mistake.ts";

/** Servers of it. */
export const merchantFront: ApiFront = {
  testCredentials: { 13466: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
  operations: operationTable,
  tolerances,
  signer: ({ id, secret }, { merchantApiName }) => merchantSigner({ merchantId: id, secret, apiName: merchantApiName }),
  make: merchantApi,
};

/** The Merchant API: an HMAC over five lines, in the Authorization header. */
function merchantApi(authentication: Authentication, { merchantApiName: apiName }: ServiceNames): ServiceApi {
  const { credentials } = authentication;
  return {
    name: "merchant",
    operations: operationTable,
    validators,
    signingHeaders,
    events: merchantEvents(credentials),
    // The document requires three headers, and Content-Type is none of them.
    defaultMediaType: "application/json",
    readers: { "application/json": exactJson(textFields) },
    writeBody: (_request, _status, body) => writeJson(body),

    accountIn: ({ headers }) => knownId(credentials, parseMerchantAuthorization(headers.get("authorization"))?.merchantId),

    async authenticate({ request }) {
      const { method, target, headers, body } = request;
      const authorization = parseMerchantAuthorization(headers.get("authorization"));
      if (!authorization) return forbidden("invalid-signature", "Authorization is missing or malformed");
      if (authorization.apiName !== apiName) {
        const hint = profileHint("merchantApiName", apiName, (name) => name === authorization.apiName);
        return forbidden("invalid-api-name", `the API name in Authorization is not ${apiName}`, hint);
      }
      const { merchantId, signature } = authorization;
      const merchant = merchantIn(credentials, merchantId);
      if (!merchant) return forbidden("invalid-signature", "the merchant ID is unknown");
      const signed = {
        method,
        target,
        apiName,
        merchantId,
        timestamp: headers.get("timestamp") ?? "",
        contentMd5: headers.get("content-md5") ?? "",
        body,
        signature,
      };
      const secret = await secretUsed(merchant, (each) => verifyMerchantSignature({ ...signed, secret: each }));
      if (secret === undefined)
        return forbidden("invalid-signature", "the signature does not match", await signingMistake(request, merchant.secret));
      const stale = await staleness(authentication, (freshness) => verifyMerchantSignature({ ...signed, secret, ...freshness }));
      return stale === undefined ? merchant : forbidden("invalid-signature", stale);
    },

    rejectHeader: (reason) => forbidden("invalid-signature", reason),

    errorBody: ({ reason }) => ({ error: { title: "", description: reason, workaround: "" } }),

    // The service does not sign these responses.
    sign: async (_routed, response) => response,
  };
}

const forbidden = (code: string, reason: string, hint?: string): Rejection => ({
  status: 403,
  code,
  reason,
  ...(hint !== undefined && { hint }),
});
