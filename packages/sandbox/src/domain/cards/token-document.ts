import type { AnyDocument } from "../changes.ts";
import type { Token } from "./token.ts";

/** A token in the store: it is found among those of its account. */
export const tokenDocument = (token: Token): AnyDocument<"token"> => ({
  kind: "token",
  id: token.token,
  body: token,
  keys: { account: token.account },
});
