/** A copy of the repository that a new API can be added to. Installed packages are linked, workspaces are the copy's own. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { git } from "@maksu/mutations/git-copy";
import { root } from "../workspaces.ts";
import { EDITS } from "./edits.ts";

/** The folders of the new API, as they stand in a repository. */
export const FILES: string = join(root, "tools/house/new-api/files");

/** How many files outside its own folders a new API may edit. */
export const MOST_EDITS = 5;

/** Copies what is or could be committed, and commits it there, so that Git knows what is edited afterwards. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "maksu-new-api-"));
  const files = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  for (const file of files) {
    // The check of this check holds for a repository without the new API.
    if (file === "" || file.includes("house/src/new-api/") || file.includes("house/new-api/") || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  git(copy, "init", "--quiet");
  git(copy, "add", "--all");
  git(copy, "-c", "user.name=new-api", "-c", "user.email=new-api@example.com", "commit", "--quiet", "--message=as it was");
  return copy;
}

/** Adds the API: its folders, the edits of other files, the lock file, links to installed packages. */
export function addApi(copy: string): void {
  cpSync(FILES, copy, { recursive: true });
  for (const { file, apply } of EDITS) writeFileSync(join(copy, file), apply(readFileSync(join(copy, file), "utf8")));
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--offline"], { cwd: copy, stdio: "pipe" });
  linkInstalled(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of workspacesOf(copy)) {
    const { name } = JSON.parse(readFileSync(join(copy, folder, "package.json"), "utf8")) as { name: string };
    symlinkSync(join(copy, folder), join(copy, "node_modules", name));
    if (existsSync(join(root, folder, "node_modules")))
      linkInstalled(join(root, folder, "node_modules"), join(copy, folder, "node_modules"));
  }
}

/** The files that are edited, those in the new API's own folders aside. */
export const editedIn = (copy: string): readonly string[] =>
  git(copy, "diff", "--name-only", "HEAD")
    .split("\n")
    .filter((file) => file !== "" && !MADE.some((made) => made.test(file)));

/** Files that commands write: the lock file, records of exports, generated sources. */
const MADE = [/^package-lock\.json$/, /^tools\/packaging\/api\//, /\/src\/(?:.+\/)?generated\//];

function workspacesOf(copy: string): readonly string[] {
  const folders = ["specs", "packages", "tools"].flatMap((parent) => readdirSync(join(copy, parent)).map((name) => `${parent}/${name}`));
  return [...folders, "docs"].filter((folder) => existsSync(join(copy, folder, "package.json")));
}

/** Links each installed package where it is. A command's link is relative, and so leads to the copy's own workspaces. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(join(to, "@maksu"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === "@maksu" || name === ".cache" || name === ".vite") continue;
    if (name !== ".bin") symlinkSync(join(from, name), join(to, name));
    else {
      mkdirSync(join(to, name));
      for (const command of readdirSync(join(from, name))) {
        const path = join(from, name, command);
        symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : relative(to, path), join(to, name, command));
      }
    }
  }
}
