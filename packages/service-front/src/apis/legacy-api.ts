import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { operationTable, textFields } from "@maksu/legacy-api";
import { messages, readXml, writeXml } from "@maksu/legacy-api/xml";
import { signingHeaders } from "@maksu/legacy-api/signing-headers";
import { tolerances } from "@maksu/legacy-api/tolerances";
import { validators } from "@maksu/legacy-api/validators";
import { basicSigner, verifyBasicAuthorization } from "@maksu/signing";
import type { Authentication } from "../authentication/authentication.ts";
import { knownId, merchantIn, secretUsed } from "../authentication/credentials.ts";
import { writeJson } from "../ground/json-body.ts";
import { legacyEvents } from "../events/legacy-events.ts";
import { DOCUMENTED_NAMES, profileHint, type ServiceNames } from "../ground/profiles.ts";
import type { ApiFront, ServiceApi } from "../responder/service-api.ts";
import { mediaTypeOf } from "../request/request-body.ts";
import { signingMistake } from "../authentication/signing-mistake.ts";

const VERSION_HEADER = DOCUMENTED_NAMES.legacyVersionHeader.toLowerCase();

/** Servers of it. */
export const legacyFront: ApiFront = {
  testCredentials: { 13466: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
  operations: operationTable,
  tolerances,
  signer: ({ id, secret }, { legacyVersionHeader }) => basicSigner({ merchantId: id, secret, apiVersionHeader: legacyVersionHeader }),
  responseReaders: {
    "application/xml": (text, status) => readXml(text, status < 300 ? messages.createPayment201 : messages.createPayment400),
  },
  make: legacyApi,
};

/** The legacy interface: Basic authentication. */
function legacyApi({ credentials }: Authentication, { legacyVersionHeader }: ServiceNames): ServiceApi {
  const versionHeader = legacyVersionHeader.toLowerCase();
  return {
    name: "legacy",
    operations: operationTable,
    validators,
    signingHeaders,
    events: legacyEvents(credentials),
    readers: { "application/json": exactJson(textFields), "application/xml": (text) => readXml(text, messages.createPaymentRequest) },

    // A response has the media type of its request; XML if the request's type is unknown.
    writeBody: (request, status, body) => {
      const message = status < 300 ? messages.createPayment201 : messages.createPayment400;
      return mediaTypeOf(request) === "application/json"
        ? writeJson(body)
        : { mediaType: "application/xml", text: writeXml(body, message) };
    },

    accountIn: ({ headers }) => knownId(credentials, userName(headers.get("authorization"))),

    async authenticate({ request }) {
      const authorization = request.headers.get("authorization");
      for (const merchantId of Object.keys(credentials)) {
        const merchant = merchantIn(credentials, merchantId);
        const isSigned = (secret: string): Promise<boolean> => verifyBasicAuthorization({ authorization, merchantId, secret });
        if (merchant && (await secretUsed(merchant, isSigned)) !== undefined) return merchant;
      }
      const named = merchantIn(credentials, userName(authorization));
      const hint = named && (await signingMistake(request, named.secret, "the merchant ID is known, so it is the secret"));
      return {
        status: 401,
        reason: "the merchant ID or the secret is wrong",
        ...(hint !== undefined && { hint }),
        headers: { "www-authenticate": 'Basic realm="legacy"' },
      };
    },

    withDocumentedNames(request) {
      if (versionHeader === VERSION_HEADER) return request;
      const headers = new Headers([...request.headers]);
      const version = headers.get(versionHeader);
      headers.delete(VERSION_HEADER);
      if (version !== null) headers.set(VERSION_HEADER, version);
      return { ...request, headers };
    },

    rejectHeader(reason, { headers }) {
      const hint = headers.has(versionHeader)
        ? undefined
        : profileHint("legacyVersionHeader", legacyVersionHeader, (name) => headers.has(name));
      return { status: 400, reason: reason.replace(VERSION_HEADER, versionHeader), ...(hint !== undefined && { hint }) };
    },

    // The body of 401 is not documented.
    errorBody: ({ status, reason }) => (status === 401 ? undefined : { errorCode: "", errorMessage: reason }),

    // The service does not sign these responses.
    sign: async (_routed, response) => response,
  };
}

/** The merchant ID of Basic credentials; read from the plain text if it is not base64, a common mistake. */
function userName(authorization: string | null): string {
  const credentials = authorization?.replace(/^basic /i, "") ?? "";
  const decoded = credentials.includes(":") ? credentials : Buffer.from(credentials, "base64").toString();
  return decoded.split(":", 1)[0] ?? "";
}
