import type { Edits } from "./edit.ts";

export const sandboxControlEdits: Edits = {
  lint: {
    "components/schemas/Clock.yaml": [
      ["type: object\n", "type: object\nminProperties: 1\n", ""],
      ["type: object\n", "type: object\nnullable: true\n", ""],
    ],
    "components/schemas/Fees.yaml": [["unevaluatedProperties", "unevaluatedProperty", "(struct)"]],
    "openapi.yaml": [["/_sandbox/worlds/{world}/outbox:", "/_sandbox/worlds/{world}/out:", "(house/operation-names)"]],
    "paths/_sandbox_worlds.yaml": [
      ["$ref: ../components/schemas/NewWorld.yaml", "$ref: ../components/schemas/NewWorlds.yaml", "(no-unresolved-refs)"],
    ],
  },
  documents: {
    "paths/_sandbox_worlds_{world}_pay.yaml": [
      ["post:", "put:", "does all else by POST"],
      ['"200":', '"202":', "The sandbox responds with 200"],
    ],
    "components/schemas/Fees.yaml": [
      [
        "unevaluatedProperties:\n  description: Any other key is rejected.\n  not: {}\n",
        "",
        "A record of a request lets unknown keys through: close it by unevaluatedProperties, with `not: {}`.",
        { line: "description: What a payment costs." },
      ],
    ],
    "openapi.yaml": [
      ["      scheme: bearer", "      scheme: basic", "The sandbox takes its control token as scheme: bearer."],
      ["  - {}\n", "", "A sandbox on loopback needs no token: list {} under security.", { line: "security:" }],
    ],
  },
};
