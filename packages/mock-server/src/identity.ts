import type { ServerIdentity } from "@maksu/service-front";

/** What the mock server calls itself, and what it takes besides the requests of its API. */
export const MOCK_SERVER: ServerIdentity = {
  name: "mock server",
  warningType: "MockServerWarning",
  controlPath: "/_mock",
  faultHeader: "Mock-Fault",
};
