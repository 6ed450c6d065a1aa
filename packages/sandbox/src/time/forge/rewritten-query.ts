/** The query of a signed URL, written in other ways. */

/** Rewrites the parameters of a URL, as they are written. */
const rewritten = (url: string, rewrite: (parameters: readonly string[]) => readonly string[]): string => {
  const changed = new URL(url);
  changed.search = rewrite(changed.search.slice(1).split("&")).join("&");
  return changed.href;
};

/** Puts the last parameter first. */
export const inOtherOrder = (url: string): string => rewritten(url, (parameters) => parameters.toReversed());

/** Writes each parameter twice. */
export const doubled = (url: string): string => rewritten(url, (parameters) => parameters.flatMap((each) => [each, each]));

/** Percent-encodes each byte of the values, also those that need it not. */
export const percentEncoded = (url: string): string =>
  rewritten(url, (parameters) =>
    parameters.map((parameter) => {
      const [[name, value] = ["", ""]] = new URLSearchParams(parameter);
      return `${encodeURIComponent(name)}=${Array.from(Buffer.from(value), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")}`;
    }),
  );
