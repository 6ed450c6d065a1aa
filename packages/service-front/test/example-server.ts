import type { ServerIdentity } from "../src/ground/server-identity.ts";

/** A server of the tests. */
export const EXAMPLE_SERVER: ServerIdentity = {
  name: "example server",
  warningType: "ExampleServerWarning",
  controlPath: "/_example",
  faultHeader: "Example-Fault",
};
