/** The versions that the documents name: a release writes them, so that a reader can copy them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textAt } from "@maksu/openapi";
import { manifest, workspaceFolders } from "../workspace.ts";

/** Maps the packages that npm may publish to their versions. */
export function publishedVersions(root: string): ReadonlyMap<string, string> {
  const published = workspaceFolders(root)
    .map(manifest)
    .filter((each) => each["private"] !== true);
  return new Map(published.map((each) => [textAt(each, "name") ?? "", textAt(each, "version") ?? ""]));
}

/** A release's own version: its gravest rise of a package raises it in the same place. */
export function raised(version: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const places = [...after].flatMap(([name, text]) => {
    const old = (before.get(name) ?? "0.0.0").split(".");
    const place = text.split(".").findIndex((part, index) => part !== old[index]);
    return place < 0 ? [] : [place];
  });
  if (places.length === 0) return version;
  const place = Math.min(...places);
  return version
    .split(".")
    .map((part, index) => (index < place ? part : index === place ? String(Number(part) + 1) : "0"))
    .join(".");
}

const UNPUBLISHED = /<!-- install from a clone: .*? -->\n.*?<!-- end of install from a clone -->\n\n/gs;

/** The documents in which something is pinned, or might be: everything in Markdown but changelogs and decisions. */
export function documentsOf(root: string): readonly string[] {
  const markdown = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return LEFT_OUT.has(entry.name) || entry.name.startsWith(".") ? [] : markdown(path);
      return entry.name.endsWith(".md") && entry.name !== "CHANGELOG.md" ? [path] : [];
    });
  return [
    "README.md",
    ...["action", "docs", "packages", "specs"].filter((folder) => existsSync(join(root, folder))).flatMap(markdown),
  ].filter((path) => existsSync(join(root, path)));
}

const LEFT_OUT = new Set(["adr", "dist", "node_modules", "src", "test"]);

/** A document of a release: each pin of a package is its version, that of the action its major, and nothing says that the packages are not on npm. */
export const asReleased = (text: string, versions: ReadonlyMap<string, string>, action: string): string =>
  asPinned(text, versions, action).replace(UNPUBLISHED, "");

/** A document with the versions of the manifests. */
export function asPinned(text: string, versions: ReadonlyMap<string, string>, action: string): string {
  return text
    .replace(/(@maksu\/[\w-]+)(@|": ")\d+\.\d+\.\d+/g, (pin, name: string, before: string) =>
      versions.has(name) ? `${name}${before}${versions.get(name)}` : pin,
    )
    .replace(/(\bmaksu\/action@v)\d+/g, `$1${action.split(".")[0]}`);
}

/** Writes the documents of a release. */
export function releaseDocuments(root: string, action: string): void {
  const versions = publishedVersions(root);
  for (const path of documentsOf(root)) {
    const text = readFileSync(join(root, path), "utf8");
    const released = asReleased(text, versions, action);
    if (released !== text) writeFileSync(join(root, path), released);
  }
}
