import type { AnyDocument } from "../changes.ts";
import type { EmailName } from "../lifecycle.ts";
import type { Email } from "./email.ts";

/** The document of an e-mail; none where the customer's address is unknown. A refund has each one once. */
export const emailDocuments = (
  names: readonly EmailName[] | undefined,
  { to, ...email }: Omit<Email, "name" | "to"> & { readonly to: string | undefined },
  world: string,
): readonly AnyDocument[] =>
  to === undefined || to === ""
    ? []
    : (names ?? []).map((name) => ({ kind: "email", id: `${email.about} ${name}`, body: { ...email, to, name }, keys: { world } }));
