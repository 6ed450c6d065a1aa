/** The ways in which a request is rejected for who signs it, each with the errors that document it. */
import type { LocatedOperation } from "@maksu/openapi";
import { findExample } from "../requests/conditions.ts";
import type { More } from "./planned-request.ts";

interface WrongSender {
  readonly name: string;
  readonly more: More;
  /** Names of the errors: an API documents at most one of them. */
  readonly errors: readonly string[];
}

/** Every operation rejects it, whatever it documents. */
export const OTHER_SECRET: WrongSender = {
  name: "with another secret",
  more: { signedAs: { secret: "another secret" } },
  errors: ["signature-mismatch", "invalid-signature"],
};

const WRONG_SENDERS: readonly WrongSender[] = [
  OTHER_SECRET,
  { name: "for an unknown account", more: { signedAs: { id: "100001" } }, errors: ["unknown-merchant"] },
  { name: "for another ID", more: { isForOtherIds: true }, errors: ["transaction-id-mismatch"] },
  { name: "with another API name", more: { signedAs: { apiName: "AnotherMerchantAPI" } }, errors: ["invalid-api-name"] },
];

/** The wrong senders that an operation documents, each with its error. */
export const wrongSendersOf = (operation: LocatedOperation): readonly (WrongSender & { readonly causes: string | undefined })[] =>
  WRONG_SENDERS.map((sender) => ({ ...sender, causes: sender.errors.find((error) => findExample(operation, error) !== undefined) })).filter(
    ({ name, causes }) => causes !== undefined || name === OTHER_SECRET.name,
  );
