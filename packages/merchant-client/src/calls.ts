/** Loaded on the first call. */
import type { Api, ClientSettings } from "@maksu/client-core";
import { numberFields, operationTable, textFields } from "@maksu/merchant-api";
import { validators } from "@maksu/merchant-api/validators";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { merchantSigner, type MerchantSignerOptions, signedMerchantFetch } from "@maksu/signing";
import { additions } from "./additions.ts";
import type { Operations } from "./generated/operations.ts";
import manifest from "../package.json" with { type: "json" };

/** The API, signed. */
export const apiWith = (signing: MerchantSignerOptions, { baseUrl, allowInsecureHosts }: ClientSettings): Api<keyof Operations> => ({
  operations: operationTable,
  validators,
  pages: "merchant",
  product: `maksu-merchant-client/${manifest.version}`,
  additions,
  parseJson: exactJson(textFields, numberFields),
  signer: merchantSigner(signing),
  signedFetch: (fetch) => signedMerchantFetch({ ...signing, baseUrl, allowInsecureHosts, operations: operationTable, fetch }),
});
