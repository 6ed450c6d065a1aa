import { createRequire } from "node:module";
import { exactJson } from "@maksu/client-core/exact-json";
import { operationTable, textFields } from "@maksu/legacy-client";
import { messages, readXml, writeXml } from "@maksu/legacy-client/xml";
import { validators } from "@maksu/legacy-client/validators";
import { verifyBasicAuthorization } from "@maksu/signing";
import type { Credentials } from "./credentials.ts";
import { writeJson } from "./json-body.ts";
import type { MockApi } from "./mock-api.ts";
import { randomToken } from "./random-token.ts";
import { mediaTypeOf } from "./request-body.ts";

/** The legacy interface: Basic authentication. */
export function legacyApi(credentials: Credentials): MockApi {
  return {
    name: "legacy",
    document: createRequire(import.meta.url)("@maksu/legacy-api/openapi.json") as object,
    operations: operationTable,
    validators,
    readers: { "application/json": exactJson(textFields), "application/xml": (text) => readXml(text, messages.createPaymentRequest) },

    // An answer is written as its request was; XML when the request's type is wrong or unread.
    writeBody: (request, status, body) => {
      const message = status < 400 ? messages.createPayment201 : messages.createPayment400;
      return mediaTypeOf(request) === "application/json"
        ? writeJson(body)
        : { mediaType: "application/xml", text: writeXml(body, message) };
    },

    async authenticate({ request: { headers } }) {
      const authorization = headers.get("authorization");
      for (const [merchantId, secret] of Object.entries(credentials))
        if (await verifyBasicAuthorization({ authorization, merchantId, secret })) return undefined;
      return { status: 401, reason: "the merchant ID or the secret is wrong", headers: { "www-authenticate": 'Basic realm="legacy"' } };
    },

    // The body of 401 is not documented.
    errorBody: ({ status, reason }) => (status === 401 ? undefined : { errorCode: "", errorMessage: reason }),

    fit: async (_routed, answer, requestBody) => {
      const { token, ...example } = (answer.body ?? {}) as { token?: string; url?: string };
      if (token === undefined) return answer;
      const own = randomToken(64);
      const { orderNumber } = requestBody as { orderNumber: string };
      return { ...answer, body: { ...example, orderNumber, token: own, url: example.url?.replace(token, own) } };
    },

    // The service does not sign these answers.
    sign: async (_routed, answer) => answer,
  };
}
