import { DOCUMENTED_NAMES } from "@maksu/service-front";
import { createChecker } from "../src/check/check-exchange.ts";

export const checker = await createChecker(DOCUMENTED_NAMES);
