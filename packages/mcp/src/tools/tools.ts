import { customer, faults, resolve, sendEvent, settle } from "./acts.ts";
import { callApi } from "./call-api.ts";
import { checkShop } from "./check-shop.ts";
import { explain } from "./explain.ts";
import { lookUp } from "./look-up.ts";
import type { Tool } from "./tool.ts";
import { whatHappened } from "./what-happened.ts";
import { advanceTime, createWorld } from "./worlds.ts";

/** All tools, in the order in which an integration needs them. */
export const TOOLS: readonly Tool[] = [
  createWorld,
  callApi,
  customer,
  resolve,
  settle,
  advanceTime,
  sendEvent,
  faults,
  whatHappened,
  explain,
  lookUp,
  checkShop,
];
