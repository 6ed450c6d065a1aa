import type { ServerIdentity } from "@maksu/service-front";

/** The names of the mock server, and the control headers that it takes besides the requests of its API. */
export const MOCK_SERVER: ServerIdentity = {
  name: "mock server",
  warningType: "MockServerWarning",
  controlPath: "/_mock",
  faultHeader: "Mock-Fault",
};
