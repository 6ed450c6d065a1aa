import { operationTable } from "@maksu/parcel-api";
import { signingHeaders } from "@maksu/parcel-api/signing-headers";
import { tolerances } from "@maksu/parcel-api/tolerances";
import { validators } from "@maksu/parcel-api/validators";
import { verifyBasicAuthorization } from "@maksu/signing";
import type { Authentication } from "../authentication/authentication.ts";
import { knownId, merchantIn } from "../authentication/credentials.ts";
import { writeJson } from "../ground/json-body.ts";
import type { ApiFront, ServiceApi } from "../responder/service-api.ts";

/** Servers of the Parcel API. */
export const parcelFront: ApiFront = {
  testCredentials: { sender: "parcel-secret" },
  tolerances,
  operations: operationTable,
  make: parcelApi,
};

/** The Parcel API: Basic authentication. */
export function parcelApi({ credentials }: Authentication): ServiceApi {
  return {
    name: "parcel",
    operations: operationTable,
    validators,
    signingHeaders,
    events: {},
    readers: { "application/json": JSON.parse },
    writeBody: (_request, _status, body) => writeJson(body),

    accountIn: ({ headers }) => knownId(credentials, userName(headers.get("authorization"))),

    async authenticate({ request }) {
      const authorization = request.headers.get("authorization");
      const merchantId = userName(authorization);
      const merchant = merchantIn(credentials, merchantId);
      if (merchant && (await verifyBasicAuthorization({ authorization, merchantId, secret: merchant.secret }))) return merchant;
      return { status: 401, reason: "the sender's id or secret is wrong" };
    },

    rejectHeader: (reason) => ({ status: 400, reason }),
    errorBody: ({ status, reason }) => (status === 401 ? undefined : { message: reason }),
    sign: async (_routed, response) => response,
  };
}

const userName = (authorization: string | null): string => {
  const credentials = Buffer.from(authorization?.replace(/^basic /i, "") ?? "", "base64").toString();
  return credentials.split(":", 1)[0] ?? "";
};
