import { PROFILE_NAMES } from "@maksu/service-front";

export const USAGE: string = `maksu-conformance --target URL [options]

Sends requests to a service, and compares its responses with the descriptions: each difference with the line to edit. Ends with status 1 when there is any.

  --target URL           base URL of the service; https, or http on this machine
  --level read           read: lists, and look-ups of unknown IDs; write: also creates payments that nobody pays, at most 50;
                         full: every operation, on this machine alone
  --yes-this-host HOST   the host of the target, for a service that is not on this machine
  --dry-run              print the requests, and send nothing
  --rate 2               requests a second; on this machine as many as it takes
  --json                 print JSON
  --record FILE          write the exchanges as HAR, redacted
  --confirm FILE         add date, host and level of a run without differences to a list, with --place TEXT: where it took place
  --har FILE             compare a recording, in place of a service
  --captures FILE        compare requests, responses and events in a text, as people paste them: raw HTTP, curl and its -v, bodies below a heading,
                         headers, URLs, dumps of programs; the signatures of events are verified with the secret of the account
  and --api, --account, --secret-file, --profile, as below

maksu-conformance proxy --to URL [options]

Signs what any tool sends to it, sends it on to the service, and verifies the response. Listens on 127.0.0.1 until SIGINT or SIGTERM.

  --to URL               base URL of the service, sandbox or mock server
  --port 0               port of the proxy; 0 takes a free one
  --api API              sign for this API alone
  --account ID           account or merchant ID to sign for, of the API that --api names; else the published test merchants
  --secret-file FILE     its secret; else the environment variable MAKSU_SECRET
  --profile ${PROFILE_NAMES.join("|").padEnd(12)} send this service's API name and version header
  --check                compare each exchange with the descriptions
  --record FILE          write the exchanges as HAR, redacted, when it ends
  --quiet                no line per request
  -h, --help             this text
  --version              the version of this package`;
