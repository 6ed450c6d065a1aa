/** The text in place of a masked value. */
export const MASK = "[masked]";

/** Names whose values are masked, in JSON and in queries. */
export const SECRET_NAMES = /^(?:signature|token|checkout-card-token|cardtoken|secret|return_authcode|authorization)$/i;

const PARAMETERS = /\b(signature|token|checkout-card-token|cardtoken|secret|return_authcode)=[^&\s"'<>]+/gi;

/** JSON without its secrets. */
export const maskedJson = (text: string): string =>
  text.replaceAll(/"([^"\\]*)": ?"[^"\\]*(?:\\.[^"\\]*)*"/g, (field, name: string) =>
    SECRET_NAMES.test(name) ? `"${name}": "${MASK}"` : field,
  );

/** Any text without secrets, as far as they stand in it as JSON or as parameters: an error page often quotes the URL. */
export const maskedText = (text: string): string => maskedJson(text).replaceAll(PARAMETERS, (_found, name: string) => `${name}=${MASK}`);
