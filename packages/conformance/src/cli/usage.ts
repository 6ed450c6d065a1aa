import { PROFILE_NAMES } from "@maksu/service-front";

export const USAGE: string = `maksu-conformance proxy --to URL [options]

Signs what any tool sends to it, sends it on to the service, and verifies the response. Listens on 127.0.0.1 until SIGINT or SIGTERM.

  --to URL               base URL of the service, sandbox or mock server
  --port 0               port of the proxy; 0 takes a free one
  --api API              sign for this API alone
  --account ID           account or merchant ID to sign for, of the API that --api names; else the published test merchants
  --secret-file FILE     its secret; else the environment variable MAKSU_SECRET
  --profile ${PROFILE_NAMES.join("|").padEnd(12)} send this service's API name and version header
  --quiet                no line per request
  -h, --help             this text
  --version              the version of this package`;
