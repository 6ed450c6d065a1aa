/** `/` and `/_sandbox`: in a browser the dashboard, elsewhere what there is, in JSON. */
import { SANDBOX } from "../ground/identity.ts";
import type { Route } from "../exchange/route.ts";
import { DASHBOARD } from "../pages/dashboard/paths.ts";

/** Creates the route. */
export const rootRoute = (pages: () => string): Route => ({
  owns: (path) => path === "/" || path === SANDBOX.controlPath,
  async handle({ headers, method }) {
    if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { allow: "GET, HEAD" }, body: "" };
    if (headers.get("accept")?.includes("text/html"))
      return { status: 303, headers: { location: `${pages()}${DASHBOARD}`, "cache-control": "no-store" }, body: "" };
    const links = { dashboard: DASHBOARD, description: `${SANDBOX.controlPath}/openapi.json`, worlds: `${SANDBOX.controlPath}/worlds` };
    const body = Object.fromEntries(Object.entries(links).map(([name, path]) => [name, pages() + path]));
    return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  },
});
