/** Loaded on the first call. */
import type { Api, ClientSettings } from "@maksu/client-core";
import { numberFields, operationTable, textFields } from "@maksu/legacy-api";
import { validators } from "@maksu/legacy-api/validators";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { basicFetch, basicSigner, type BasicSignerOptions } from "@maksu/signing";
import { additions } from "./additions.ts";
import type { Operations } from "./generated/operations.ts";
import { MEDIA_TYPES, type MessageFormat, readXmlBody, writeXmlBody } from "./message-format.ts";
import manifest from "../package.json" with { type: "json" };

/** The interface, authenticated, with requests in one format. */
export function apiWith(
  signing: BasicSignerOptions,
  { baseUrl, allowInsecureHosts }: ClientSettings,
  format: MessageFormat,
): Api<keyof Operations> {
  // Validation takes the code of last resort from the media type.
  const createPayment = { ...operationTable.createPayment, requestMediaTypes: [MEDIA_TYPES[format]] };
  return {
    operations: { createPayment },
    validators,
    pages: "legacy",
    product: `maksu-legacy-client/${manifest.version}`,
    additions,
    parseJson: exactJson(textFields, numberFields),
    ...(format === "xml" && { writeBody: writeXmlBody }),
    readBody: readXmlBody,
    signer: basicSigner(signing),
    signedFetch: (fetch) => basicFetch({ ...signing, baseUrl, allowInsecureHosts, operations: operationTable, fetch }),
  };
}
