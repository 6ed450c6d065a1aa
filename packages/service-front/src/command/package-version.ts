import { readFileSync } from "node:fs";

/** Returns the version in a `package.json`. */
export function packageVersion(manifest: URL): string {
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string };
  return version;
}
