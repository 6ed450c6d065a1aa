/** What a sandbox serves on its one port: the three APIs, the control API, the dashboard and the customer's pages. */
import type { Handle } from "@maksu/service-front";
import { controlRoute } from "../control/control-route.ts";
import { type ControlledSandbox, createHandlers } from "../control/handlers/create-handlers.ts";
import type { Access } from "../control/http/access.ts";
import { assetsRoute } from "../pages/assets-route.ts";
import { customerRoute } from "../pages/customer/customer-route.ts";
import { DASHBOARD } from "../pages/dashboard/paths.ts";
import { createFormTokens } from "../pages/form-token.ts";
import type { RunningWorld, Worlds } from "../world/worlds.ts";
import { apiRoute, type ApiRouteParts } from "./api-route.ts";
import type { ServiceParts } from "./carry-out.ts";
import { lazyRoute } from "./lazy-route.ts";
import { routed } from "./route.ts";
import type { Signers } from "./signers.ts";

/** What is served. */
export interface Served extends Pick<ApiRouteParts, "serverOf" | "report" | "inspectors"> {
  readonly service: ServiceParts;
  readonly signers: Signers;
  readonly worlds: Worlds;
  /** The default world. */
  readonly first: RunningWorld;
  readonly controlled: Omit<ControlledSandbox, "closing">;
  readonly access: Access;
}

/** Creates what handles every request. */
export function createSandboxHandle({ service, signers, worlds, first, controlled, access, serverOf, report, inspectors }: Served): Handle {
  const { secretOf, secretsOf } = signers;
  const handlers = createHandlers({ ...controlled, closing: first.closing });
  const shared = { ...service, secretOf, worlds, tokens: createFormTokens(Buffer.from(first.formKey, "hex")) };
  const dashboard = lazyRoute(DASHBOARD, async () =>
    (await import("../pages/dashboard/dashboard-route.ts")).dashboardRoute({
      ...shared,
      handlers,
      host: access.host,
      controlToken: access.controlToken,
      violations: inspectors && controlled.violations,
    }),
  );
  const find = (account: string): RunningWorld => worlds.of(account) ?? first;
  const apis = apiRoute({ serverOf, find, prepare: worlds.find, secretOf, report, inspectors });
  return routed([dashboard, customerRoute({ ...shared, secretsOf }), assetsRoute(), controlRoute(handlers, access)], apis);
}
