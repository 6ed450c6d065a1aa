/** A clean checkout of the repository, as a runner or a container has it. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../workspace.ts";

/** Copies every file that git knows or would add, as it is in the working tree. */
export function checkOut(folder: string): void {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: repository,
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((each) => each !== "" && existsSync(join(repository, each)))) {
    cpSync(join(repository, file), join(folder, file), { recursive: true });
  }
}
