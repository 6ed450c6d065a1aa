/** Where an implementation may differ from the description: by rule, with a reason; each use is counted. */
import { type LocatedOperation, signingParameters } from "@maksu/openapi";
import { type Constraint, isOfNoType, type Trial, valueAtPointer } from "@maksu/conformance/contract";

export type Implementation = "client" | "mock" | "prism";
export type Side = "inside" | "outside";

/** A case that an exemption looks at. */
export interface Case {
  readonly constraint: Constraint;
  readonly operation: LocatedOperation;
  readonly side: Side;
  readonly trial: Trial;
  /** Whether the client makes the body of the path's parameters. */
  readonly isBodyFromPath: boolean;
}

export interface Exemption {
  readonly implementation: Implementation;
  readonly reason: string;
  readonly applies: (tried: Case) => boolean;
  /** Whether the implementation is not asked at all. */
  readonly skipped?: true;
}

const hasFormat = ({ name }: Constraint, format: string): boolean => name.endsWith(` format ${JSON.stringify(format)}`);

const isSigning = ({ constraint: { spot }, operation }: Case): boolean =>
  spot[0] === "header" && signingParameters(operation).some(({ name }) => name === spot[1]);

/** Whether a value is a URL with a user name or a password, which no pattern of a description rules out. */
function hasUser({ trial: { request, at } }: Case): boolean {
  const value = valueAtPointer(request, at);
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username !== "" || password !== "";
}

export const EXEMPTIONS: readonly Exemption[] = [
  // The client sends its requests to the mock server.
  ...(["client", "mock"] as const).map((implementation): Exemption => ({
    implementation,
    reason: "servers reject a merchant's URL with a user name, which the description allows",
    applies: (tried) => tried.side === "inside" && tried.constraint.spot[0] === "body" && hasUser(tried),
  })),
  {
    implementation: "prism",
    reason: "Prism checks JSON Schema, not named rules",
    applies: ({ constraint }) => constraint.keyword === "x-rule",
  },
  ...["finnish-reference", "date-or-date-time"].map((format): Exemption => ({
    implementation: "prism",
    reason: `Prism does not check the format ${format}`,
    applies: ({ constraint, side }) => side === "outside" && hasFormat(constraint, format),
  })),
  {
    implementation: "prism",
    reason: "Prism takes RFC 3339's space for ISO 8601's T",
    applies: ({ constraint, side, trial }) => side === "outside" && hasFormat(constraint, "date-time") && trial.what.includes(" "),
  },
  {
    implementation: "prism",
    reason: "Prism ignores an empty query parameter",
    applies: ({ constraint, side, trial }) => side === "outside" && constraint.spot[0] === "query" && trial.what === '""',
  },
  {
    implementation: "client",
    reason: "the client builds this body from the path",
    applies: ({ constraint, isBodyFromPath }) => constraint.spot[0] === "body" && isBodyFromPath,
    skipped: true,
  },
  { implementation: "client", reason: "the signing layer fills in this header", applies: isSigning, skipped: true },
  {
    implementation: "prism",
    reason: "JavaScript numbers don't cover int64",
    applies: ({ constraint, side }) => side === "outside" && hasFormat(constraint, "int64"),
  },
  {
    implementation: "mock",
    reason: "XML and forms have text and no other type",
    applies: ({ constraint, side, trial }) => isOfNoType(constraint, side, trial),
    skipped: true,
  },
];

export const exemptionFor = (implementation: Implementation, tried: Case): Exemption | undefined =>
  EXEMPTIONS.find((each) => each.implementation === implementation && each.applies(tried));
