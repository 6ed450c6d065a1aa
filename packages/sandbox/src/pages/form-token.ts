/** Tokens of forms: a page's forms carry one, so that no other site can send them. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Makes and checks the tokens of forms. */
export interface FormTokens {
  /** The token of a page's forms. */
  of(page: string): string;
  /** Whether a token is the page's: in constant time. */
  matches(page: string, token: string): boolean;
}

/** Creates tokens of a secret: by default one that this process alone knows. */
export function createFormTokens(secret: Uint8Array = randomBytes(32)): FormTokens {
  const mac = (page: string): Buffer => createHmac("sha256", secret).update(page).digest();
  return {
    of: (page) => mac(page).toString("base64url"),
    matches(page, token) {
      const given = Buffer.from(token, "base64url");
      const expected = mac(page);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
