import { DOCUMENTED_NAMES } from "@maksu/service-front";
import { createChecker } from "../src/check/check-exchange.ts";

/** Compares by the names of the descriptions. */
export const checker = await createChecker(DOCUMENTED_NAMES);
