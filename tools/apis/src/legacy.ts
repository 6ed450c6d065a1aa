import { createLegacyClient, errorCatalogue as catalogue, operationTable as operations } from "@maksu/legacy-client";
import { examples } from "@maksu/legacy-client/examples";
import { validators } from "@maksu/legacy-client/validators";
import { TEST_CREDENTIALS } from "@maksu/service-front";
import type { ApiPackages, Methods } from "./api-packages.ts";

const [[merchantId = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS.legacy);

export const legacy: ApiPackages = {
  clients: ({ platformName: _platformName, ...settings }) => ({
    "application/json": createLegacyClient({ merchantId, secret, ...settings }) as unknown as Methods,
    "application/xml": createLegacyClient({ merchantId, secret, ...settings, format: "xml" }) as unknown as Methods,
  }),
  operations,
  validators,
  catalogue,
  examples,
};
