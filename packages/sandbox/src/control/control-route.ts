import type { Handle } from "@maksu/service-front";
import { SANDBOX } from "../identity.ts";
import type { Route } from "../service/route.ts";
import type { Handlers } from "./handlers/handler.ts";
import type { Access } from "./http/access.ts";

/** Creates the route of the control API. What it needs for HTTP is loaded with the first request: most sandboxes have none. */
export function controlRoute(handlers: Handlers, access: Access): Route {
  let loading: Promise<Handle> | undefined;
  return {
    owns: (path) => path === SANDBOX.controlPath || path.startsWith(`${SANDBOX.controlPath}/`),
    async handle(request) {
      loading ??= import("./http/create-control.ts").then(({ createControl }) => createControl(handlers, access));
      return (await loading)(request);
    },
  };
}
