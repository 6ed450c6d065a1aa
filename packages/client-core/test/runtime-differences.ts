import type { Difference } from "@maksu/test-server/vitest";

const ONE_ENCODING = "decodes a single content encoding, and returns a body with several as it is";
const GZIP_AND_BR = "decodes gzip and br alone, in lower case, and returns other bodies as they are";
const LONG_HEADS = "takes heads of any length";
const SWITCHES = "returns a switch of protocols as a response";
const EMPTY = "takes an empty body that is said to be compressed for one that is cut off";
const NO_CODES = "its errors have no codes";

/** Differences of a runtime's `fetch` that this package can't change. */
export const RUNTIME_DIFFERENCES: readonly Difference[] = [
  { runtime: "Bun", test: /(decompresses gzip, br|bomb: gzip, gzip)$/, reason: ONE_ENCODING },
  { runtime: "Bun", test: /a head that is too long$/, reason: LONG_HEADS },
  { runtime: "Deno", test: /decompresses (x-gzip|deflate|deflate without a header|gzip, br)$/, reason: GZIP_AND_BR },
  { runtime: "Deno", test: /(headers say: deflate|bomb: deflate|bomb: gzip, gzip)$/, reason: GZIP_AND_BR },
  { runtime: "Deno", test: /accepts an empty body with a content encoding$/, reason: EMPTY },
  { runtime: "Deno", test: /headers say: gzip$/, reason: "takes fewer bytes than gzip's header has for a body that is cut off" },
  { runtime: "Deno", test: /a head that is too long$/, reason: LONG_HEADS },
  { runtime: "Deno", test: /a switch of protocols$/, reason: SWITCHES },
  {
    runtime: "Deno",
    test: /sends a POST only once if/,
    reason: "sends a request again when the server closes a connection that was kept, be it a POST",
  },
  { runtime: "Deno", test: /quotes the system's code/, reason: NO_CODES },
  { runtime: "workerd", test: /accepts any media type$/, reason: "sends no accept header of its own" },
  { runtime: "workerd", test: /decompresses (x-gzip|GZIP|deflate|deflate without a header|gzip, br)$/, reason: GZIP_AND_BR },
  { runtime: "workerd", test: /(headers say: deflate|bomb: deflate|bomb: gzip, gzip)$/, reason: GZIP_AND_BR },
  { runtime: "workerd", test: /accepts an empty body with a content encoding$/, reason: EMPTY },
  { runtime: "workerd", test: /a head that is too long$/, reason: LONG_HEADS },
  { runtime: "workerd", test: /a switch of protocols$/, reason: SWITCHES },
  { runtime: "workerd", test: /nothing was sent if nothing listens$/, reason: "does not say whether a lost connection had been made" },
  { runtime: "workerd", test: /quotes the system's code/, reason: NO_CODES },
  { runtime: "workerd", test: /a header with an empty name$/, reason: "leaves out a header without a name" },
];
