/** A copy of the repository that can be edited and tested like the real one, which it never touches. */
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { repository, workspaceFolders } from "../workspace.ts";

/** What the gates read. */
const parts = ["package.json", "tsconfig.base.json", "vitest.config.ts", ".oxfmtrc.json", ".changeset", "specs", "packages", "tools"];

/** Made anew where they are needed, or no business of a copy. */
const leftOut = new Set(["node_modules", ".turbo", ".results", ".stryker-tmp"]);

/** Packages' `dist` comes along, so the repository has to be built. Third-party packages are linked, those of the workspaces are the copy's own. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "gates-"));
  for (const part of parts) {
    cpSync(join(repository, part), join(copy, part), { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  }
  linkModules(repository, copy);
  for (const folder of workspaceFolders(copy)) linkModules(join(repository, relative(copy, folder)), folder);
  return copy;
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** A link of npm workspaces is relative, and so leads into the copy; anything else is linked where it is. */
function linkModules(from: string, to: string): void {
  const source = join(from, "node_modules");
  if (!existsSync(source)) return;
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(source)) {
    if (name.startsWith(".")) continue;
    const [entry, target] = [join(source, name), join(to, "node_modules", name)];
    if (name.startsWith("@") && readdirSync(entry).some((member) => isLink(join(entry, member)))) {
      mkdirSync(target);
      for (const member of readdirSync(entry)) linkTo(join(entry, member), join(target, member));
    } else linkTo(entry, target);
  }
}

const linkTo = (entry: string, target: string): void => symlinkSync(isLink(entry) ? readlinkSync(entry) : entry, target, "junction");

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();
