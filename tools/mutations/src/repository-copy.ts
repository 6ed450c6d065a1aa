/** A copy of the repository that can be edited and tested like the real one, which it never touches. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { repository } from "./repository.ts";

const groups = ["specs", "packages", "tools"];
const leftOut = new Set(["node_modules", ".turbo", ".results", ".stryker-tmp", ".git"]);

export class RepositoryCopy {
  readonly root: string = mkdtempSync(join(tmpdir(), "maksu-mutations-"));
  readonly #kept = new Map<string, { readonly content: Buffer; readonly mtime: Date }>();
  readonly #keptFolders = new Set<string>();

  /** Copies the repository as it is built, except for what is installed: third-party packages are linked, and those of the workspaces are the copy's own. */
  constructor() {
    for (const part of readdirSync(repository).filter((name) => !leftOut.has(name)))
      cpSync(join(repository, part), this.path(part), {
        recursive: true,
        // A build is as old as it was.
        preserveTimestamps: true,
        filter: (path) => !leftOut.has(basename(path)),
      });
    for (const folder of ["", "docs", ...groups.flatMap((group) => readdirSync(this.path(group)).map((name) => join(group, name)))])
      linkModules(join(repository, folder), this.path(folder));
  }

  path(...names: readonly string[]): string {
    return join(this.root, ...names);
  }

  /** Changes the text of a file until `restore`. */
  edit(file: string, change: (text: string) => string): void {
    this.#keep(this.path(file));
    writeFileSync(this.path(file), change(readFileSync(this.path(file), "utf8")));
  }

  /** Lets programs write into a folder until `restore`. */
  keepFolder(folder: string): void {
    this.#keptFolders.add(this.path(folder));
    for (const file of filesIn(this.path(folder))) this.#keep(file);
  }

  /** Takes back edits, and what was written to kept folders. */
  restore(): void {
    for (const folder of this.#keptFolders) for (const file of filesIn(folder)) if (!this.#kept.has(file)) rmSync(file);
    for (const [file, { content, mtime }] of this.#kept) {
      writeFileSync(file, content);
      // A source is older than its build again.
      utimesSync(file, mtime, mtime);
    }
    this.#kept.clear();
    this.#keptFolders.clear();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 3 });
  }

  #keep(file: string): void {
    if (!this.#kept.has(file)) this.#kept.set(file, { content: readFileSync(file), mtime: statSync(file).mtime });
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A link of npm workspaces, or of a command, is relative, and so leads into the copy; anything else is linked where it is. */
function linkModules(from: string, to: string): void {
  const source = join(from, "node_modules");
  if (!existsSync(source)) return;
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(source)) {
    if (name.startsWith(".") && name !== ".bin") continue;
    const [entry, target] = [join(source, name), join(to, "node_modules", name)];
    if (/^@|^\.bin$/.test(name) && readdirSync(entry).some((member) => isLink(join(entry, member)))) {
      mkdirSync(target);
      for (const member of readdirSync(entry)) linkTo(join(entry, member), join(target, member));
    } else linkTo(entry, target);
  }
}

const linkTo = (entry: string, target: string): void => symlinkSync(isLink(entry) ? readlinkSync(entry) : entry, target, "junction");

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();
