import type { ServerIdentity } from "@maksu/service-front";

/** The signing proxy's own name. It has no control path, and injects no faults. */
export const PROXY: ServerIdentity = { name: "signing proxy", warningType: "SigningProxyWarning", controlPath: "/_proxy", faultHeader: "" };
