/** Who may open the dashboard: anyone on this machine; of a sandbox that listens for other machines, whoever knows its control token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { WireRequest, WireResponse } from "@maksu/service-front";
import { isLocal } from "../../control/http/access.ts";

/** How the sandbox is reached. */
export interface DashboardAccess {
  /** The address that it listens on. */
  readonly host: string;
  /** Without one, only a sandbox on loopback has a dashboard. */
  readonly controlToken: string | undefined;
}

/** The response to a request that may not see the dashboard; undefined for one that may. A browser asks for the control token as a password. */
export function deniedBy({ headers }: Pick<WireRequest, "headers">, { host, controlToken }: DashboardAccess): WireResponse | undefined {
  if (controlToken === undefined)
    return isLocal(headers.get("host"), host)
      ? undefined
      : denied(403, "The sandbox is reached by other machines: start it with a control token.", {});
  const [scheme = "", credentials = ""] = (headers.get("authorization") ?? "").split(" ");
  const password =
    scheme.toLowerCase() === "basic"
      ? Buffer.from(credentials, "base64")
          .toString()
          .replace(/^[^:]*:/, "")
      : "";
  if (timingSafeEqual(digestOf(password), digestOf(controlToken))) return undefined;
  return denied(401, "The password is the control token of the sandbox; any user name will do.", {
    "www-authenticate": 'Basic realm="sandbox", charset="UTF-8"',
  });
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

const denied = (status: number, body: string, headers: Readonly<Record<string, string>>): WireResponse => ({
  status,
  headers: { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  body,
});
