import type { ServerIdentity } from "@maksu/service-front";

/** The names of the sandbox, and the control headers that it takes besides the requests of the APIs: the faults of the mock server, by the same header. */
export const SANDBOX: ServerIdentity = {
  name: "sandbox",
  warningType: "SandboxWarning",
  controlPath: "/_sandbox",
  faultHeader: "Mock-Fault",
};
