import type { ApiName } from "@maksu/service-front";
import type { ApiPackages } from "./api-packages.ts";
import { legacy } from "./legacy.ts";
import { merchant } from "./merchant.ts";
import { payment } from "./payment.ts";

/** Every API by its name. */
export const APIS: Readonly<Record<ApiName, ApiPackages>> = { payment, merchant, legacy };
