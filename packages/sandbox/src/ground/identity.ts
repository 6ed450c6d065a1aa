import type { ServerIdentity } from "@maksu/service-front";

/** The sandbox's name, its control path, and the header for faults, which is the mock server's. */
export const SANDBOX: ServerIdentity = {
  name: "sandbox",
  warningType: "SandboxWarning",
  controlPath: "/_sandbox",
  faultHeader: "Mock-Fault",
};
