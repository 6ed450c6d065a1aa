/** A command where nothing leads out of the machine: in a user, mount and network namespace of Linux, which needs no root. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Set for the command that runs inside. */
export const SEALED_VARIABLE = "MAKSU_SANDBOX_SEALED";

/** Where programs expect TLS. */
export const SEALED_PORT = 443;

const UNSHARE = ["unshare", "--user", "--map-current-user", "--keep-caps", "--mount", "--net", "--"];

/** A shell's exit status for a command that it doesn't find. */
const NOT_FOUND = 127;

/** The loopback device begins switched off. */
const PREPARE = 'ip link set lo up && mount --bind "$1" /etc/hosts && shift && exec "$@"';

/**
 * Returns the command that runs another one sealed.
 *
 * @param folder - where its hosts file goes
 * @throws Error where the system has no such namespaces, or does not allow them
 */
export function sealedCommand(command: readonly string[], hosts: readonly string[], folder: string): readonly string[] {
  const file = join(folder, "hosts");
  // Systems compare names as they are, with a dot at the end, too.
  writeFileSync(file, `127.0.0.1 ${hosts.flatMap((host) => [host, `${host}.`]).join(" ")}\n${readFileSync("/etc/hosts", "utf8")}`);
  const sealed = (...words: readonly string[]): readonly string[] => [...UNSHARE, "sh", "-c", PREPARE, "sh", file, ...words];
  const [program = "", ...args] = sealed("true");
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status === 0) return sealed(...command);
  const reason = error ? `${program} can't be started` : stderr.trim().split("\n").at(-1);
  if (error || status === NOT_FOUND)
    throw new Error(`run --sealed: needs Linux with the commands unshare, mount and ip, of util-linux and iproute2 (${reason}).`);
  throw new Error(
    `run --sealed: this system does not let you make namespaces (${reason}). Allow them (docker run --privileged; sysctl user.max_user_namespaces, kernel.unprivileged_userns_clone, ` +
      `kernel.apparmor_restrict_unprivileged_userns), or give the program a hosts file, and the sandbox --front ${SEALED_PORT}.`,
  );
}

/** Puts a bundle in the place of the system's, for programs that have its path as a constant. Inside alone. */
export function replaceBundles(paths: readonly string[], bundle: string): void {
  for (const path of paths) execFileSync("mount", ["--bind", bundle, path]);
}
