/** The ways in which a request is rejected for who signs it, each with the errors that document it. */
import type { LocatedOperation } from "@maksu/openapi";
import { objectAt } from "@maksu/openapi";
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
export function wrongSendersOf(operation: LocatedOperation): readonly (WrongSender & { readonly causes: string | undefined })[] {
  return WRONG_SENDERS.flatMap((sender) => {
    const causes = sender.errors.find((error) => documents(operation, error));
    return causes === undefined && sender !== OTHER_SECRET ? [] : [{ ...sender, causes }];
  });
}

const documents = ({ responses }: LocatedOperation, error: string): boolean =>
  [...responses.values()].some(({ value }) =>
    Object.values(objectAt(value, "content")).some((media) => Object.hasOwn(objectAt(media, "examples"), error)),
  );
