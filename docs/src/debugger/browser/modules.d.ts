/** The modules that the debugger's build provides: see build-debugger.ts. */

/** The cryptography of @maksu/signing over WebCrypto. */
declare module "#crypto-web" {
  type Parts = readonly (Uint8Array | string)[];
  export function digest(algorithm: "md5" | "sha256", message: Parts, encoding: "hex" | "base64"): Promise<string>;
}

declare module "#samples" {
  /** A message to try, with its secret. */
  export const samples: readonly { readonly title: string; readonly message: string; readonly secret: string }[];
}
