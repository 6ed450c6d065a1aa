/** Where a judge may judge otherwise than the description: by rule, with the reason, and each use is counted. */
import { type LocatedOperation, signingParameters } from "@maksu/openapi";
import type { Constraint, Trial } from "../constraints/constraint.ts";
import { FORM_TYPE, XML_TYPE } from "../requests/body-writers.ts";
import { valueAtPointer } from "../requests/request.ts";

export type Judge = "client" | "mock" | "prism";
export type Side = "inside" | "outside";

/** What an exemption looks at. */
export interface Case {
  readonly constraint: Constraint;
  readonly operation: LocatedOperation;
  readonly side: Side;
  readonly trial: Trial;
  /** Whether the client makes the body of the path's parameters. */
  readonly isBodyFromPath: boolean;
}

export interface Exemption {
  readonly judge: Judge;
  readonly reason: string;
  readonly applies: (tried: Case) => boolean;
  /** Whether there is nothing to ask the judge. */
  readonly skipped?: true;
}

const hasFormat = ({ name }: Constraint, format: string): boolean => name.endsWith(` format ${JSON.stringify(format)}`);

const isSigning = ({ constraint: { spot }, operation }: Case): boolean =>
  spot[0] === "header" && signingParameters(operation).some(({ name }) => name === spot[1]);

export const EXEMPTIONS: readonly Exemption[] = [
  {
    judge: "prism",
    reason: "Prism knows JSON Schema, and no named rule",
    applies: ({ constraint }) => constraint.keyword === "x-rule",
  },
  {
    judge: "prism",
    reason: "Prism does not know the format finnish-reference",
    applies: ({ constraint, side }) => side === "outside" && hasFormat(constraint, "finnish-reference"),
  },
  {
    judge: "prism",
    reason: "Prism passes over a query parameter that is empty",
    applies: ({ constraint, side, trial }) => side === "outside" && constraint.spot[0] === "query" && trial.what === '""',
  },
  {
    judge: "client",
    reason: "the client makes this body of the path",
    applies: ({ constraint, isBodyFromPath }) => constraint.spot[0] === "body" && isBodyFromPath,
    skipped: true,
  },
  { judge: "client", reason: "the signing layer fills in this header", applies: isSigning, skipped: true },
  {
    judge: "prism",
    reason: "the numbers of JavaScript end before int64 does",
    applies: ({ constraint, side }) => side === "outside" && hasFormat(constraint, "int64"),
  },
  {
    judge: "mock",
    reason: "XML and forms have text and no other type",
    applies: ({ constraint: { keyword }, side, trial: { request, at } }) =>
      keyword === "type" &&
      side === "outside" &&
      (request.mediaType === FORM_TYPE || (request.mediaType === XML_TYPE && typeof valueAtPointer(request, at) !== "string")),
    skipped: true,
  },
];

export const exemptionFor = (judge: Judge, tried: Case): Exemption | undefined =>
  EXEMPTIONS.find((each) => each.judge === judge && each.applies(tried));
