/** Where a judge may judge otherwise than the description: by rule, with the reason, and each use is counted. */
import type { BundledOperation } from "@maksu/bundle";
import type { Constraint, Trial } from "../constraints/constraint.ts";
import { spotName } from "../requests/request.ts";
import { isSignedForm, signingParameters } from "../requests/wire-request.ts";

export type Judge = "client" | "mock" | "prism" | "XML";
export type Side = "inside" | "outside";

/** What an exemption looks at. */
export interface Case {
  readonly constraint: Constraint;
  readonly operation: BundledOperation;
  readonly side: Side;
  readonly trial: Trial;
  /** Whether the client makes the body of the path's parameters. */
  readonly isBodyFromPath: boolean;
}

export interface Exemption {
  readonly judge: Judge;
  readonly reason: string;
  readonly applies: (tried: Case) => boolean;
  /** Whether the mock server may refuse the sender in place of what is sent, and nothing else. */
  readonly orUnauthorized?: true;
  /** Whether there is nothing to ask the judge. */
  readonly skipped?: true;
}

const hasFormat = ({ name }: Constraint, format: string): boolean => name.endsWith(` format ${JSON.stringify(format)}`);

const isSigning = ({ constraint: { spot }, operation }: Case): boolean =>
  spot[0] === "header" && signingParameters(operation).some(({ name }) => name === spot[1]);

/** A header or field that the mock server compares with what it knows or with the rest of the request. */
const isCompared = ({ constraint: { spot } }: Case): boolean =>
  /^checkout-(account|method|transaction-id|tokenization-id)$|^Content-MD5$|^signature$/.test(String(spot[1]));

/** Fields that say who sends a form, or that its signature covers. */
const isCredential = ({ constraint: { spot, keyword } }: Case): boolean =>
  keyword === "required" ||
  spotName(spot) === "body" ||
  /^(checkout-(account|algorithm|method|nonce|timestamp)|signature)$/.test(String(spot[1]));

const UNAUTHORIZED = "whose a request is comes before what it says";

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
    judge: "mock",
    reason: UNAUTHORIZED,
    applies: (tried) =>
      (isSigning(tried) && (tried.side === "outside" || isCompared(tried))) ||
      (isSignedForm(tried.operation) && tried.side === "outside" && isCredential(tried)),
    orUnauthorized: true,
  },
  {
    judge: "client",
    reason: UNAUTHORIZED,
    applies: (tried) => isSignedForm(tried.operation) && tried.side === "inside" && isCredential(tried),
    orUnauthorized: true,
  },
  {
    judge: "client",
    reason: "the clients take int32 for a way to store a number, not for a limit",
    applies: ({ constraint, side }) => side === "outside" && hasFormat(constraint, "int32"),
  },
  ...(["client", "mock", "prism"] as const).map((judge): Exemption => ({
    judge,
    reason: "the numbers of JavaScript end before int64 does",
    applies: ({ constraint, side }) => side === "outside" && hasFormat(constraint, "int64"),
  })),
  {
    judge: "XML",
    reason: "XML has text and no other type",
    applies: ({ constraint }) => constraint.keyword === "type",
    skipped: true,
  },
];

export const exemptionFor = (judge: Judge, tried: Case): Exemption | undefined =>
  EXEMPTIONS.find((each) => each.judge === judge && each.applies(tried));
