/** Everything that a sandbox serves on its one port: the three APIs, the control API, the dashboard and the customer's pages. */
import { type Access, type Handle, pathKind, type PathKind } from "@maksu/service-front";
import { controlRoute } from "../control/control-route.ts";
import { type ControlledSandbox, createHandlers } from "../control/handlers/create-handlers.ts";
import { SANDBOX } from "../ground/identity.ts";
import { assetsRoute } from "../pages/assets-route.ts";
import { customerRoute } from "../pages/customer/customer-route.ts";
import { DASHBOARD } from "../pages/dashboard/paths.ts";
import { createFormTokens } from "../pages/form-token.ts";
import type { RunningWorld, Worlds } from "../worlds/worlds.ts";
import { apiOf } from "./api-servers.ts";
import { apiRoute, type ApiRouteParts } from "./api-route.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import { lazyRoute } from "../exchange/lazy-route.ts";
import { routed } from "../exchange/route.ts";
import { rootRoute } from "./root-route.ts";
import type { Signers } from "./signers.ts";

export interface Served extends Pick<ApiRouteParts, "serverOf" | "report" | "inspectors"> {
  readonly service: ServiceParts;
  readonly signers: Signers;
  readonly worlds: Worlds;
  /** The default world. */
  readonly first: RunningWorld;
  readonly controlled: Omit<ControlledSandbox, "closing">;
  readonly deny: Access;
  readonly publicUrl: string | undefined;
}

export const kindOf = (path: string): PathKind =>
  path === SANDBOX.controlPath || path === DASHBOARD || path.startsWith(`${DASHBOARD}/`) ? "dashboard" : pathKind(SANDBOX, path);

/** Creates what handles every request. */
export function createSandboxHandle({
  service,
  signers,
  worlds,
  first,
  controlled,
  deny,
  publicUrl,
  serverOf,
  report,
  inspectors,
}: Served): Handle {
  const { secretOf, secretsOf } = signers;
  const handlers = createHandlers({ ...controlled, closing: first.closing });
  const shared = { ...service, secretOf, worlds, publicUrl, tokens: createFormTokens(Buffer.from(first.formKey, "hex")) };
  const dashboard = lazyRoute(DASHBOARD, async () =>
    (await import("../pages/dashboard/dashboard-route.ts")).dashboardRoute({
      ...shared,
      handlers,
      violations: inspectors && controlled.violations,
    }),
  );
  const find = (account: string): RunningWorld => worlds.of(account) ?? first;
  const apis = apiRoute({ serverOf, find, prepare: worlds.find, secretOf, report, inspectors });
  const handle = routed(
    [rootRoute(service.pages), dashboard, customerRoute({ ...shared, secretsOf }), assetsRoute(), controlRoute(handlers)],
    apis,
  );
  return async (request) => {
    const kind = kindOf(request.path);
    const denied = deny(request, kind);
    if (!denied) return handle(request);
    const { method, path } = request;
    const { response, reason } = denied;
    if (kind === "service") report?.({ api: apiOf(path), method, path, status: response.status, reason });
    return response;
  };
}
