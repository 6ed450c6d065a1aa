import { createParcelClient, errorCatalogue as catalogue, operationTable as operations } from "@maksu/parcel-client";
import { examples } from "@maksu/parcel-client/examples";
import { validators } from "@maksu/parcel-client/validators";
import { TEST_CREDENTIALS } from "@maksu/service-front";
import type { ApiPackages, Methods } from "./api-packages.ts";

const [[merchantId = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS.parcel);

export const parcel: ApiPackages = {
  clients: ({ platformName: _platformName, ...settings }) => ({
    "application/json": createParcelClient({ merchantId, secret, ...settings }) as unknown as Methods,
  }),
  operations,
  validators,
  catalogue,
  examples,
};
