import type { ServerIdentity } from "@maksu/service-front";

/** The mock server's name, its control path, and the header for faults. */
export const MOCK_SERVER: ServerIdentity = {
  name: "mock server",
  warningType: "MockServerWarning",
  controlPath: "/_mock",
  faultHeader: "Mock-Fault",
};
