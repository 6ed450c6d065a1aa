/** The e-mails that the service would send to customers. */
import type { AnyDocument } from "./changes.ts";
import type { EmailName } from "./lifecycle.ts";

/** An e-mail. */
export interface Email {
  readonly name: EmailName;
  /** The merchant's account or ID. */
  readonly account: string;
  /** The customer's address. */
  readonly to: string;
  /** The refund's transaction id or token. */
  readonly about: string;
  /** Cents. */
  readonly amount: number;
  readonly sentAt: string;
}

/** The document of an e-mail; none where the customer's address is unknown. A refund has each one once. */
export const emailDocuments = (
  names: readonly EmailName[] = [],
  { to, ...email }: Omit<Email, "name" | "to"> & { readonly to: string | undefined },
  world: string,
): readonly AnyDocument[] =>
  to === undefined || to === ""
    ? []
    : names.map((name) => ({ kind: "email", id: `${email.about} ${name}`, body: { ...email, to, name }, keys: { world } }));
