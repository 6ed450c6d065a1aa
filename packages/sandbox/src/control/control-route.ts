import { SANDBOX } from "../ground/identity.ts";
import { lazyRoute } from "../exchange/lazy-route.ts";
import type { Route } from "../exchange/route.ts";
import type { Handlers } from "./handlers/handler.ts";

/** Creates the route of the control API. */
export const controlRoute = (handlers: Handlers): Route =>
  lazyRoute(SANDBOX.controlPath ?? "", async () => {
    const { createControl } = await import("./http/create-control.ts");
    return { handle: createControl(handlers) };
  });
