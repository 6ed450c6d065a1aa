import type { Edits } from "./edit.ts";

export const sandboxControlEdits: Edits = {
  lint: {
    "components/schemas/Clock.yaml": [
      ["type: object\n", "type: object\nminProperties: 1\n", ""],
      ["type: object\n", "type: object\nnullable: true\n", ""],
      ["type: object\n", "type: object\nx-own-transaction: [time]\n", "(house/own-transactions)"],
    ],
    "components/schemas/Fees.yaml": [["unevaluatedProperties", "unevaluatedProperty", "(struct)"]],
    "openapi.yaml": [["/_sandbox/worlds/{world}/outbox:", "/_sandbox/worlds/{world}/out:", "(house/operation-names)"]],
    "components/parameters/World.yaml": [
      ["required: true\n", "", "{world} stands in the path. Write required: true.", { line: "name: world" }],
    ],
    "paths/_sandbox_worlds_{world}_clock_advance.yaml": [["text: duration", "text: durations", 'text of x-act can\'t be "durations".']],
    "components/parameters/Account.yaml": [["> x-pattern-message", "x-pattern-message: must be 3 digits", "(house/words-match)"]],
    "paths/_sandbox_worlds_{world}_pay.yaml": [
      ["arguments: [id]", "arguments: [ids]", "pay has no input ids."],
      ["> arguments", "arguments: [id, id]", "arguments of x-act can't be "],
      ["file: customer", "file: customers", "There is no file packages/sandbox/src/acts/customers.ts."],
      ["result: redirect", "result: url", "pay has no member of its result url."],
      ["x-response-set: world-body", "x-response-set: world-bodies", "Unknown response set world-bodies."],
    ],
  },
  documents: {
    "paths/_sandbox_worlds_{world}_pay.yaml": [
      ["cancel, reject,", "cancel,", "pay.outcome, enum"],
      [
        "        x-error-code: invalid-request\n",
        "",
        "The sandbox rejects such a body with x-error-code: invalid-request.",
        { line: "    required: true\n    content:\n      application/json:" },
      ],
      ["post:", "put:", "does all else by POST"],
      ["> operationId", "operationId: $1\n  security: []", "takes its control token everywhere but at /_sandbox/health"],
      ['"200":', '"202":', "The sandbox responds with 200"],
    ],
    "components/schemas/Clock.yaml": [
      ["type: object\n", "type: object\nx-provenance: public-documentation\nx-source: api-documentation\n", "No document stands behind"],
    ],
    "components/schemas/Fees.yaml": [
      [
        "unevaluatedProperties:\n  description: …\n  not: {}\n",
        "",
        "A record of a request lets unknown keys through: close it by unevaluatedProperties, with `not: {}`.",
        { line: "root > description" },
      ],
    ],
    "openapi.yaml": [
      ["      scheme: bearer", "      scheme: basic", "The sandbox takes its control token as scheme: bearer."],
      ["  - {}\n", "", "A sandbox on loopback needs no token: list {} under security.", { line: "security:" }],
    ],
    "components/schemas/Settings.yaml": [
      ["callbackOrder > default", "default: after", "Settings.callbackOrder, default"],
      ["requireHttps > default", "", "Settings.requireHttps: the description has neither", { line: "  requireHttps:" }],
    ],
    "components/schemas/EventState.yaml": [
      ["given up, ", "", "EventState, enum"],
      ["type: string\n", "type: string\nx-extensible: true\n", "EventState, x-extensible"],
    ],
  },
};
