import type { ServerIdentity } from "@maksu/service-front";

/** What the signing proxy calls itself. It has no control path, and injects no faults. */
export const PROXY: ServerIdentity = {
  name: "signing proxy",
  warningType: "SigningProxyWarning",
  controlPath: "/_proxy",
  faultHeader: "",
};
