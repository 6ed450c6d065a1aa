import { createMerchantClient, errorCatalogue as catalogue, operationTable as operations } from "@maksu/merchant-client";
import { examples } from "@maksu/merchant-client/examples";
import { validators } from "@maksu/merchant-client/validators";
import { TEST_CREDENTIALS } from "@maksu/service-front";
import type { ApiPackages, Methods } from "./api-packages.ts";

const [[merchantId = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS.merchant);

export const merchant: ApiPackages = {
  clients: ({ platformName: _platformName, ...settings }) => ({
    "application/json": createMerchantClient({ merchantId, secret, ...settings }) as unknown as Methods,
  }),
  operations,
  validators,
  catalogue,
  examples,
};
