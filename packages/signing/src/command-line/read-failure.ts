/** Returns why a file can't be read, as the end of a sentence about it. The system's own message names the file. */
export function readFailure(error: unknown): string {
  const { code = "unknown error" } = error as NodeJS.ErrnoException;
  // Node's own code for a path with NUL.
  if (code === "ERR_INVALID_ARG_VALUE") return "is no path: it has a NUL";
  return code === "ENOENT" ? "does not exist" : `can't be read (${code})`;
}
