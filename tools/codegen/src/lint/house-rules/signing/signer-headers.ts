/** The headers that each signer fills in, read from its source: a header without a value there would be missing from every request. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** By the header that carries the proof: where signatures of this kind are made, and the options that name headers. */
const SIGNERS: Readonly<Record<string, readonly [signer: string, options: string]>> = {
  signature: ["checkout/checkout-signer.ts", "checkout/checkout-options.ts"],
  authorization: ["merchant/merchant-signer.ts", "merchant/merchant-options.ts"],
  basic: ["legacy/basic-signer.ts", "legacy/basic-options.ts"],
};
const FOLDER = "packages/signing/src";

export interface SignerHeaders {
  /** Path of the signer, from the root of the repository. */
  readonly file: string;
  /** In lower case. */
  readonly names: ReadonlySet<string>;
}

/** The headers for a description, by the path of its root file; undefined where the repository has no signer for its scheme. */
export function signerHeaders(root: string, proof: string): SignerHeaders | undefined {
  const files = Object.hasOwn(SIGNERS, proof) ? SIGNERS[proof] : undefined;
  const folder = join(dirname(root), "../..", FOLDER);
  if (!files || !existsSync(folder)) return undefined;
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const names = texts.flatMap((text) => [...text.matchAll(/"([A-Za-z][A-Za-z0-9-]*)"/g)].map(([, name = ""]) => name.toLowerCase()));
  return { file: `${FOLDER}/${files[0]}`, names: new Set(names) };
}
